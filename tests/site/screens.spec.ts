/**
 * Every page in the narrowest window of each layout. Each page is opened once, and the pages are split across a few
 * tests. As in every test, console messages, missing files, and policy violations count as problems.
 */
import type { Page } from '@playwright/test';
import { pagesIn } from '../support/exported-files';
import { expect, test } from './site-test';

const SHARES = 8;
/**
 * Width in pixels and font size. Each layout has the least room in its narrowest window, so what fits there fits all
 * others: phones (320 px, which is also 1280 px at 400% zoom), with the sidebar, and with two columns. In 200% text, as
 * readers with low vision use it, tables still have their wide layout at 640 px.
 */
const SCREENS = [
  { width: 320, letters: '100%' },
  { width: 640, letters: '200%' },
  { width: 997, letters: '100%' },
  { width: 1100, letters: '100%' },
];

const addresses = (dir: string): string[] =>
  pagesIn(dir).map(({ address }) => `.${address.split('/').map(encodeURIComponent).join('/')}`);

/** Descriptions of what is wrong with the page at this width, once its drawings have the form for it. */
function problemsOf(page: Page, letters: string): Promise<string[]> {
  return page.evaluate(async (size) => {
    const problems: string[] = [];
    const root = document.documentElement;
    root.style.fontSize = size;

    const pictures = [...document.querySelectorAll<HTMLImageElement>('main .figure img')];
    // A lazy picture would keep the form for the previous width.
    for (const picture of pictures) picture.loading = 'eager';
    const isFitting = (picture: HTMLImageElement): boolean => {
      const sources = [...(picture.parentElement?.querySelectorAll('source') ?? [])];
      const wanted = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? picture.src;
      return !picture.checkVisibility() || picture.currentSrc === new URL(wanted, location.href).href;
    };
    while (!pictures.every(isFitting)) await new Promise((resolve) => requestAnimationFrame(resolve));

    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) problems.push(`scrolls sideways by ${sideways} px`);

    const isPhone = root.clientWidth < 600;
    for (const table of document.querySelectorAll('main table')) {
      if (!table.checkVisibility()) continue;
      const box = table.closest('.table-scroll') ?? table;
      if (box.scrollWidth > box.clientWidth + 1)
        problems.push(`${name(box)} is cut by ${box.scrollWidth - box.clientWidth} px`);
      const right = box.getBoundingClientRect().right;
      for (const cell of table.querySelectorAll('td, th')) {
        const isShown = cell.checkVisibility() && !(isPhone && cell.closest('thead'));
        if (isShown && cell.getBoundingClientRect().right > right + 1) problems.push(`the cell ${name(cell)} is cut`);
      }
    }

    for (const image of pictures) {
      if (!image.checkVisibility()) continue;
      const figure = image.closest('.figure')!;
      const box = image.getBoundingClientRect();
      if (box.right > figure.getBoundingClientRect().right + 1) problems.push(`the figure ${name(figure)} is cut`);
      // The text in our drawings is at least 14 units high.
      const isDrawing = image.currentSrc.includes('/diagrams/') || image.src.includes('/diagrams/');
      const narrow = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        (source) => matchMedia(source.media).matches,
      );
      const units = Number((narrow ?? image).getAttribute('width'));
      const opens = figure.querySelector('.figure-open')?.checkVisibility();
      if (isDrawing && (14 * box.width) / units < 11 && !opens) problems.push(`letters of ${image.src} are too small`);
    }

    const line = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const pieces = [
      ...line('.navbar > *'),
      ...line('.breadcrumbs li'),
      ...line('h1'),
      ...line('.toc > ul'),
      ...line('.prose > :not(.opening)'),
      ...line('.opening > :is(p, .search, .lost-days), .opening-days li'),
    ];
    // From top to bottom, so that each piece is compared only with those that begin beside it.
    pieces.sort((a, b) => a.box.top - b.box.top);
    pieces.forEach((piece, index) => {
      for (let next = index + 1; next < pieces.length && pieces[next]!.box.top < piece.box.bottom - 1; next++) {
        const other = pieces[next]!;
        if (isOver(piece.box, other.box)) problems.push(`${name(piece.element)} lies over ${name(other.element)}`);
      }
    });
    return problems;
  }, letters);
}

for (let share = 0; share < SHARES; share++) {
  test(`nothing is cut off, overlaps, or scrolls sideways: share ${share + 1} of ${SHARES}`, async ({ page, dir }) => {
    test.setTimeout(240_000);
    // With data saving on, the app does not start until the reader acts, so nothing moves while it is measured.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const all = addresses(dir);
    expect(all.length).toBeGreaterThan(150);
    const problems: string[] = [];
    const own = all.filter((_, index) => index % SHARES === share);
    for (const [index, address] of own.entries()) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      // Every other page from wide to narrow: resizing takes most of the time, and the window has its size already.
      for (const { width, letters } of index % 2 ? SCREENS.toReversed() : SCREENS) {
        await page.setViewportSize({ width, height: 900 });
        for (const problem of await problemsOf(page, letters))
          problems.push(`${address} at ${width} px, letters ${letters}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  });
}
