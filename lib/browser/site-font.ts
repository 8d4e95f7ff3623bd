import { mayPrefetch } from './connection';

/** A font, as the browser registers it. */
export type SiteFont = ReturnType<typeof siteFont>;

/**
 * The site's typeface: Atkinson Hyperlegible Next, by the Braille Institute, in weights 400 to 700, with the letters of
 * English and Spanish, which are in `site-font-letters.txt`. To cut it again, in an empty folder, run
 * `npm install subset-font@2.9.0 @fontsource-variable/atkinson-hyperlegible-next@5.3.0`, and in a module there, where
 * `letters` is the text of that file without the end of its line, and `from` is
 * `node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`:
 *
 * ```js
 * const variationAxes = { wght: { min: 400, max: 700 } };
 * await subsetFont(fs.readFileSync(from), letters, { targetFormat: 'woff2', variationAxes });
 * ```
 *
 * The same versions make the same file.
 */
export const siteFont = (basePath: string) => ({
  family: 'Atkinson Hyperlegible Next',
  url: `${basePath}/fonts/atkinson-hyperlegible-next.woff2`,
  weight: '400 700',
});

let face: FontFace | undefined;

/**
 * Fetches the font when the browser is idle. It isn't shown yet: no letter moves while somebody reads. On 2G, or with
 * data saving on, readers keep their system's font.
 */
export function fetchFont({ family, url, weight }: SiteFont): void {
  if (!('FontFace' in window) || !mayPrefetch()) return;
  const start = () => {
    new FontFace(family, `url(${url})`, { weight }).load().then(
      (loaded) => (face = loaded),
      () => {},
    );
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
}

/** Shows the font, if it's here, together with the content of a new page. */
export function showFont(): void {
  if (face) document.fonts.add(face);
}

/** Prints the page in the font, if it's here, and leaves the screen as it was. */
export function printFont(): void {
  const added = face;
  if (!added || document.fonts.has(added)) return;
  document.fonts.add(added);
  addEventListener('afterprint', () => document.fonts.delete(added), { once: true });
}
