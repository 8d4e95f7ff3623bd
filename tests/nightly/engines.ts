/**
 * Two more browser engines than the site tests have, as Debian packages them, each driven by a library that knows it:
 * Playwright drives only its own builds of Firefox and WebKit, which an installation without downloads lacks.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { launch, type KeyInput } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';

/** What the tasks need of a browser. */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  go(address: string): Promise<void>;
  back(): Promise<void>;
  /** In CSS pixels; the window of WebKit's browser becomes no narrower than 447. */
  resize(width: number, height: number): Promise<void>;
  /** What a function returns in the page, or what its promise becomes; both as JSON. */
  evaluate<Value, Args extends unknown[]>(action: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>;
  click(x: number, y: number): Promise<void>;
  /** Touches the screen; WebKit's driver has no finger, so there the mouse does it. */
  tap(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses one key or several together, such as `Enter` or `Control+k`. */
  press(chord: string): Promise<void>;
  /** Goes on in another window: 0 is the first one, and a new one opens when it is first used. */
  inWindow(index: number): Promise<void>;
  close(): Promise<void>;
}

interface EngineKind {
  /** The programs that it needs, and the packages of Debian that have them. */
  files: string[];
  packages: string;
  /** Starts a browser without any history, whose reader may refuse that sites keep anything. */
  start: (refusesStorage: boolean) => Promise<Engine>;
}

export const ENGINES = {
  Firefox: { files: ['/usr/bin/firefox'], packages: 'firefox-esr', start: startFirefox },
  WebKit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
  },
} satisfies Record<string, EngineKind>;

/** True if the engine's programs are installed. */
export const isHere = ({ files }: EngineKind): boolean => files.every((file) => fs.existsSync(file));

/** Firefox speaks WebDriver BiDi by itself. */
async function startFirefox(refusesStorage: boolean): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: ENGINES.Firefox.files[0],
    extraPrefsFirefox: refusesStorage ? { 'network.cookie.cookieBehavior': 2 } : {},
  });
  // The page that is there from the start never has the focus.
  let page = await browser.newPage();
  const windows = [page];
  return {
    go: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (action, ...args) => page.evaluate(action as never, ...args),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (chord) => {
      const keys = chord.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    inWindow: async (index) => {
      page = windows[index] ??= await browser.newPage();
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
}

const SCREEN = { width: 1600, height: 1200 };

/** WebKit's GTK port, with the small browser that belongs to it, on a screen that exists only in memory. */
async function startWebKit(refusesStorage: boolean): Promise<Engine> {
  const [driverFile, screenFile] = ENGINES.WebKit.files as [string, string];
  const screen = spawn(screenFile, ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const service = new ServiceBuilder(driverFile)
    .setEnvironment({ ...process.env, DISPLAY: `:${display.toString().trim()}` } as never)
    .build();
  const args = ['--automation', ...(refusesStorage ? ['--enable-html5-local-storage=false'] : [])];
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } }))
    .disableEnvironmentOverrides()
    .build();
  const windows = [await driver.getWindowHandle()];
  const click = (x: number, y: number) =>
    driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform();
  return {
    go: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      // Without a window manager, the window below the mouse has the focus, and the mouse rests in the middle.
      const [x, y] = [(SCREEN.width - width) / 2, (SCREEN.height - height) / 2];
      await driver.manage().window().setRect({ x, y, width, height });
    },
    evaluate: (action, ...values) => driver.executeScript(action as () => never, ...values),
    click,
    tap: click,
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: async (chord) => {
      // Its names are written like ARROW_DOWN.
      const codeOf = (key: string) =>
        (Key as unknown as Record<string, string>)[key.replace(/\B[A-Z]/, '_$&').toUpperCase()] ?? key;
      const keys = chord.split('+').map(codeOf);
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    inWindow: async (index) => {
      const handle = windows[index];
      if (handle) return driver.switchTo().window(handle);
      await driver.switchTo().newWindow('window');
      windows[index] = await driver.getWindowHandle();
    },
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}
