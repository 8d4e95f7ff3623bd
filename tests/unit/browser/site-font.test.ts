import { fetchFont, siteFont, showFont } from '@/lib/browser/site-font';

class FakeFontFace {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load = () => Promise.resolve(this);
}

const added: FakeFontFace[] = [];

beforeEach(() => {
  added.length = 0;
  Object.assign(globalThis, { FontFace: FakeFontFace, requestIdleCallback: (run: () => void) => run() });
  Object.assign(document, { fonts: { add: (face: FakeFontFace) => added.push(face) } });
});

it('the font waits for the next page, so that no line moves while somebody reads', async () => {
  showFont();
  expect(added).toEqual([]);
  fetchFont(siteFont('/base'));
  await Promise.resolve();
  expect(added).toEqual([]);
  showFont();
  expect(added.map(({ family, source }) => [family, source])).toEqual([
    ['Atkinson Hyperlegible Next', 'url(/base/fonts/atkinson-hyperlegible-next.woff2)'],
  ]);
});

it('with data saving on, the system’s font stays', () => {
  const FontFace = jest.fn();
  Object.assign(globalThis, { FontFace });
  Object.assign(navigator, { connection: { saveData: true } });
  fetchFont(siteFont(''));
  Object.assign(navigator, { connection: undefined });
  expect(FontFace).not.toHaveBeenCalled();
});
