import type { SiteFont } from '../site-font';
import { readStored, STORAGE_KEYS } from '../storage';

/**
 * Shows the site's typeface to somebody who was here before, and so has it in the browser's cache: every visit leaves the
 * ID of the announcement, even an empty one. If the typeface doesn't come in time for the first paint, it isn't used, so
 * nothing moves. On a first visit, it waits until the page is there: see site-font.ts.
 */
export function startFont({ family, url, weight }: SiteFont): void {
  const wasHere = readStored(STORAGE_KEYS.announcementId) !== null;
  if (!wasHere || !('FontFace' in window)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: url });
  document.head.append(link);
  document.fonts.add(new FontFace(family, `url(${url})`, { weight, display: 'optional' }));
}
