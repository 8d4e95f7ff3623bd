import type { SiteFont } from '../site-font';
import { startAnnouncement } from './announcement';
import { startColorMode } from './color-mode';
import { keepEarlyClicks } from './early-clicks';
import { watchFailures } from './failures';
import { startFont } from './font';
import { startKeys } from './keys';

/**
 * Sets what must be right before the first paint, and serves readers until the app has started. Each page has it in its
 * head, bundled.
 * @param announcement The ID of the configured announcement; empty if there is none.
 */
export function runHeadScript({ announcement, font }: { announcement: string; font: SiteFont }): void {
  startColorMode();
  // Before the announcement, which stores its ID on the first visit.
  startFont(font);
  startAnnouncement(announcement);
  watchFailures(keepEarlyClicks());
  startKeys();
}
