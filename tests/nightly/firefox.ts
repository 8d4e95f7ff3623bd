import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The program that $FIREFOX names, or the first one installed in a usual place. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX ?? PLACES.find((file) => fs.existsSync(file));
}

/** WebDriver's codes for keys that type no character. */
const KEYS: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Control: '\uE009' };

interface Reply {
  id?: number;
  method?: string;
  params?: { level?: string; text?: string };
  result?: unknown;
  message?: string;
}

/**
 * A page in Firefox, controlled through WebDriver BiDi, which every Firefox supports. Playwright needs its own build of
 * Firefox, which system packages do not include.
 */
export class FirefoxPage {
  /** Warnings and errors that pages logged to the console. */
  readonly complaints: string[] = [];
  #next = 1;
  #context = '';
  readonly #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();

  private constructor(
    private readonly process: ChildProcess,
    private readonly socket: WebSocket,
    private readonly profile: string,
  ) {
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as Reply));
  }

  /** @throws Error if Firefox does not start listening within 30 s. */
  static async launch(program: string): Promise<FirefoxPage> {
    const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
    const browser = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank']);
    const address = await new Promise<string>((resolve, reject) => {
      let printed = '';
      const timer = setTimeout(
        () => reject(new Error(`Firefox did not start listening. It printed: ${printed}`)),
        30_000,
      );
      browser.stderr.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(printed)?.[1];
        if (!found) return;
        clearTimeout(timer);
        resolve(`${found}/session`);
      });
    });
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const page = new FirefoxPage(browser, socket, profile);
    await page.#send('session.new', { capabilities: {} });
    await page.#send('session.subscribe', { events: ['log.entryAdded'] });
    const tree = (await page.#send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    page.#context = tree.contexts[0]?.context ?? '';
    return page;
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async back(): Promise<void> {
    await this.#send('browsingContext.traverseHistory', { context: this.#context, delta: -1 });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('browsingContext.setViewport', { context: this.#context, viewport: { width, height } });
  }

  /** The value of an expression in the page. The value must be serializable as JSON. */
  async evaluate<T>(expression: string): Promise<T> {
    const answer = (await this.#send('script.evaluate', {
      expression: `JSON.stringify(${expression}) ?? null`,
      target: { context: this.#context },
      awaitPromise: true,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result?.value ?? 'null') as T;
  }

  /** Waits until an expression in the page is true. @throws Error after 15 s. */
  async until(expression: string): Promise<void> {
    for (const end = Date.now() + 15_000; Date.now() < end;) {
      if (await this.evaluate<boolean>(`Boolean(${expression})`)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Still not true after 15 s: ${expression}`);
  }

  /** Clicks the center of the first visible element that matches. */
  async click(selector: string): Promise<void> {
    const { x, y } = await this.evaluate<{ x: number; y: number }>(`(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
    })()`);
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#perform({ type: 'pointer', id: 'mouse', actions });
  }

  async type(text: string): Promise<void> {
    await this.#keys([...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))));
  }

  /** Presses one key or several together, such as `Enter` or `Control+k`. */
  async press(chord: string): Promise<void> {
    const keys = chord.split('+').map((name) => KEYS[name] ?? name);
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.#keys([...down, ...up]);
  }

  async close(): Promise<void> {
    await this.#send('browser.close', {}).catch(() => {});
    this.socket.terminate();
    this.process.kill();
    fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #keys(actions: object[]): Promise<unknown> {
    return this.#perform({ type: 'key', id: 'keys', actions });
  }

  #perform(source: object): Promise<unknown> {
    return this.#send('input.performActions', { context: this.#context, actions: [source] });
  }

  #send(method: string, params: object): Promise<unknown> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #receive(reply: Reply): void {
    if (reply.method === 'log.entryAdded' && /warn|error/.test(reply.params?.level ?? '')) {
      this.complaints.push(`${reply.params?.level}: ${reply.params?.text}`);
    }
    const waiting = this.#waiting.get(reply.id ?? 0);
    this.#waiting.delete(reply.id ?? 0);
    if (reply.result !== undefined) waiting?.resolve(reply.result);
    else waiting?.reject(new Error(reply.message));
  }
}
