import { mayPrefetch } from './connection';

/** A font, as the browser registers it. */
export type SiteFont = ReturnType<typeof siteFont>;

/**
 * The site's typeface: Atkinson Hyperlegible Next, by the Braille Institute, in weights 400 to 700, with the letters of
 * English and Spanish. The file is version 5.3.0 of `@fontsource-variable/atkinson-hyperlegible-next`, cut with
 * `subset-font`: `subsetFont(file, letters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } })`.
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
