import { fetchFont, printFont, siteFont, showFont } from '@/lib/browser/site-font';

class FakeFontFace {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load = () => Promise.resolve(this);
}

const fonts = new Set<FakeFontFace>();

beforeEach(() => {
  fonts.clear();
  Object.assign(globalThis, { FontFace: FakeFontFace, requestIdleCallback: (run: () => void) => run() });
  Object.assign(document, { fonts });
});

it('the font waits for the next page, so that no line moves while somebody reads', async () => {
  showFont();
  expect(fonts.size).toBe(0);
  fetchFont(siteFont('/base'));
  await Promise.resolve();
  expect(fonts.size).toBe(0);
  showFont();
  expect([...fonts].map(({ family, source }) => [family, source])).toEqual([
    ['Atkinson Hyperlegible Next', 'url(/base/fonts/atkinson-hyperlegible-next.woff2)'],
  ]);
});

it('a first page is printed in the font, and the screen stays as it was', async () => {
  fetchFont(siteFont(''));
  await Promise.resolve();
  printFont();
  expect(fonts.size).toBe(1);
  dispatchEvent(new Event('afterprint'));
  expect(fonts.size).toBe(0);
});

it('printing takes the font from no page that shows it', async () => {
  fetchFont(siteFont(''));
  await Promise.resolve();
  showFont();
  printFont();
  dispatchEvent(new Event('afterprint'));
  expect(fonts.size).toBe(1);
});

it('with data saving on, the system’s font stays', () => {
  const FontFace = jest.fn();
  Object.assign(globalThis, { FontFace });
  Object.assign(navigator, { connection: { saveData: true } });
  fetchFont(siteFont(''));
  Object.assign(navigator, { connection: undefined });
  expect(FontFace).not.toHaveBeenCalled();
});
