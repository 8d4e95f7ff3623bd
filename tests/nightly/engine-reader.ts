/** A reader with one of the engines: what tests of both ask of it. */
import { test as base, expect } from '@playwright/test';
import { startStaticServer } from '../../lib/tools/static-server';
import { ENGINES, isHere, type Engine } from './engines';

export type EngineOptions = { engine: keyof typeof ENGINES };

/** An engine that sees what is on the page, at a site's address. */
const withEyes = (engine: Engine, address: string) => {
  /** The middle of the first visible element that matches, unless something covers it. */
  const find = (selector: string) =>
    engine.evaluate((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((candidate) =>
        candidate.checkVisibility({ visibilityProperty: true }),
      );
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      return element.contains(document.elementFromPoint(x, y)) ? ([x, y] as const) : null;
    }, selector);
  const placeOf = async (selector: string) => {
    let place: Awaited<ReturnType<typeof find>> = null;
    const rests = async () => {
      const before = place;
      place = await find(selector);
      return place !== null && String(place) === String(before);
    };
    await expect.poll(rests, `${selector} can be clicked`).toBe(true);
    return place ?? ([0, 0] as const);
  };
  const appRuns = () =>
    expect.poll(() => engine.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');
  return {
    ...engine,
    appRuns,
    open: async (path: string) => {
      await engine.go(new URL(path, address).href);
      await appRuns();
    },
    /** The text of the first element that matches; its value if it is a field. */
    text: (selector: string) =>
      engine.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        return element instanceof HTMLInputElement ? element.value : element?.textContent.trim();
      }, selector),
    /** How many elements that match can be seen. */
    count: (selector: string) =>
      engine.evaluate(
        (wanted) =>
          [...document.querySelectorAll(wanted)].filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          ).length,
        selector,
      ),
    /** Clicks the first element that can be seen, once it no longer moves. */
    clickOn: async (selector: string) => engine.click(...(await placeOf(selector))),
    tapOn: async (selector: string) => engine.tap(...(await placeOf(selector))),
  };
};
export type Reader = ReturnType<typeof withEyes>;

export const test = base.extend<{ refusesStorage: boolean; reader: Reader }, EngineOptions & { address: string }>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  refusesStorage: [false, { option: true }],
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startStaticServer({ dir: 'out' });
      await use(server.address);
      void server.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ engine: name, refusesStorage, address }, use) => {
    const kind = ENGINES[name];
    test.skip(!isHere(kind), `There is no ${name} here. On Debian: apt-get install ${kind.packages}`);
    const engine = await kind.start(refusesStorage);
    const reader = withEyes(engine, address);
    await reader.resize(1280, 900);
    await use(reader);
    await engine.close();
  },
});

/** Remembers the document, which a full load would replace. */
export const rememberDocument = (reader: Reader) =>
  reader.evaluate(() => void Object.assign(window, { sameDocument: true }));
export const isSameDocument = (reader: Reader) => reader.evaluate(() => 'sameDocument' in window);
