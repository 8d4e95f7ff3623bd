import type { SiteRule } from './rule';

/** One and a half seconds on a slow mobile connection (1.6 Mbit/s). */
const MOST_KILOBYTES = 300;
/** Three times the width of the text column, enough for any screen. */
const LONGEST_SIDE = 2400;

/** No picture has more bytes or pixels than a page can use. */
export const imageSize: SiteRule = (site) =>
  [...site.pictures].flatMap(([file, { bytes, pixels }]) => {
    const report = (message: string, hint: string) => [
      { file, line: 0, rule: 'image-size', message, hint, severity: 'warning' as const },
    ];
    const kilobytes = Math.ceil(bytes / 1024);
    const heavy =
      kilobytes > MOST_KILOBYTES
        ? report(
            `The picture is ${kilobytes} KB; the limit is ${MOST_KILOBYTES}.`,
            file.endsWith('.svg')
              ? 'Remove hidden parts and embedded pictures, or save it as WebP.'
              : 'Save photos as WebP or JPEG at quality 80, and screenshots as WebP or as PNG with fewer colors.',
          )
        : [];
    const large =
      pixels && Math.max(pixels.width, pixels.height) > LONGEST_SIDE
        ? report(
            `The picture is ${pixels.width} x ${pixels.height} pixels; the limit is ${LONGEST_SIDE} per side.`,
            'Scale it down to twice the width at which the page shows it.',
          )
        : [];
    return [...heavy, ...large];
  });
