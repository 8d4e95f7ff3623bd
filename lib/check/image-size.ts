import type { SiteRule } from './rule';

/** One and a half seconds on a slow mobile line (1.6 Mbit/s). */
const MOST_KILOBYTES = 300;
/** Three times the width of a line of text, enough for any screen. */
const LONGEST_SIDE = 2400;

/** No picture is heavier, or has more pixels, than a page can show. */
export const imageSize: SiteRule = (site) =>
  [...site.pictures].flatMap(([file, { bytes, pixels }]) => {
    const report = (message: string, hint: string) => [
      { file, line: 0, rule: 'image-size', message, hint, severity: 'warning' as const },
    ];
    const kilobytes = Math.ceil(bytes / 1024);
    const heavy =
      kilobytes > MOST_KILOBYTES
        ? report(
            `The picture has ${kilobytes} KB, more than ${MOST_KILOBYTES}.`,
            file.endsWith('.svg')
              ? 'Take out what no one sees, and pictures inside it; or save it as WebP.'
              : 'Save photos as WebP or JPEG of quality 80, and screenshots as WebP or as PNG with fewer colors.',
          )
        : [];
    const large =
      pixels && Math.max(pixels.width, pixels.height) > LONGEST_SIDE
        ? report(
            `The picture has ${pixels.width} x ${pixels.height} pixels, more than ${LONGEST_SIDE} on a side.`,
            'Scale it to twice the width at which the page shows it.',
          )
        : [];
    return [...heavy, ...large];
  });
