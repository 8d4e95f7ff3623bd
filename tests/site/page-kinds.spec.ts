/** One page of each kind, opened once: its weight, larger letters and spaces, axe-core, and motion. */
import type { Page } from '@playwright/test';
import { findProblems } from './accessibility';
import { budget, expectCountWithin, expectSizeWithin, type PageBudget, type SentFile, watchFiles } from './budget';
import { AT, IN_SPANISH, PAGE_KINDS } from './landmarks';
import { expect, hydrated, open, settled, test } from './site-test';

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements whose text is cut off: taller or wider than their box, and the box neither grows nor scrolls. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, svg, math, [inert]'))
        continue;
      const hasOwnText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasOwnText) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isTooTall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      const isTooWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      if (isTooTall || isTooWide)
        cut.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
    }
    return cut;
  });

/** Adds styles the way a reader's own style sheet does, which no policy of the page can refuse. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Elements that move for a noticeable time. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').some((time) => Number.parseFloat(time) > 0.01);
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );

/** Those files that the browser asked for before its page had loaded, by its own clock, and the page itself. */
async function askedBeforeLoad(page: Page, files: SentFile[]): Promise<SentFile[]> {
  const addresses = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isEarly = ({ startTime }: PerformanceEntry) => startTime <= (visit?.loadEventStart ?? 0);
    return performance
      .getEntriesByType('resource')
      .filter(isEarly)
      .map(({ name }) => decodeURI(name));
  });
  return files.filter(({ file }) => file.endsWith('.html') || addresses.some((address) => address.endsWith(file)));
}

/** Expects what a page loads, before it has loaded and by itself after that, to be within the budget of its kind. */
async function expectWithinBudget(page: Page, address: string, all: SentFile[]): Promise<void> {
  const before = await askedBeforeLoad(page, all);
  const lazy = await page
    .locator('img[loading=lazy]')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  const isCounted = ({ file }: SentFile) => !lazy.some((picture) => picture.endsWith(file));
  const kinds: Record<string, Partial<PageBudget>> = budget.pages;
  const own = kinds[address];
  const limits = { ...budget.pages['every kind'], ...own };
  const key = (name: keyof PageBudget) => `pages["${own?.[name] === undefined ? 'every kind' : address}"].${name}`;
  const [first, byItself] = [before.filter(isCounted), all.filter(isCounted)];
  expectSizeWithin(first, limits.beforeLoadKiB, key('beforeLoadKiB'));
  expectCountWithin(first, limits.beforeLoadRequests, key('beforeLoadRequests'));
  expectSizeWithin(byItself, limits.byItselfKiB, key('byItselfKiB'));
  expectCountWithin(byItself, limits.byItselfRequests, key('byItselfRequests'));
}

const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

for (const address of [...PAGE_KINDS, ...IN_SPANISH]) {
  test(`${address} is light, fits any window and text, and has no problems`, async ({ page, dir, base }) => {
    const files = watchFiles(page, { dir, base });
    // 1280 px at 400% zoom, before and after the app has started.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(address);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await hydrated(page);
    await settled(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // Search starts the app at once and loads its index; the first search has limits of its own.
    if (PAGE_KINDS.includes(address) && address !== AT.search) await expectWithinBudget(page, address, files());
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findProblems(page)).toEqual([]);
    // That was with reduced motion, and still is.
    expect(await moving(page)).toEqual([]);

    await addStyles(page, SPACING);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOff(page), `wider spacing at ${width} px`).toEqual([]);
      expect(await sideways(page), `wider spacing at ${width} px`).toBeLessThanOrEqual(0);
    }
    await addStyles(page, 'html { font-size: 200% }');
    expect(await cutOff(page), 'text at 200%').toEqual([]);
    expect(await sideways(page), 'text at 200%').toBeLessThanOrEqual(0);
  });
}

test.describe('with forced colors', () => {
  test.use({ forcedColors: 'active' });
  test('the focus and the current page are visible', async ({ page }) => {
    await open(page, AT.page);
    await page.keyboard.press('Tab');
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline(':focus-visible')).not.toBe('none');
    expect(await outline('.sidebar a[aria-current="page"]')).toBe('solid');
  });
});
