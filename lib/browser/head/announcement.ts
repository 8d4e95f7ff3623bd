import { closestTo } from '../closest-to';
import { readStored, writeStored, STORAGE_KEYS } from '../storage';

/**
 * Hides an announcement that the reader has dismissed before the first paint, and remembers when they dismiss it, also
 * once the app runs. Without an announcement, it stores the empty ID, by which later visits are known: see font.ts.
 * @param id The ID of the configured announcement; empty if there is none.
 */
export function startAnnouncement(id: string): void {
  const { announcementId, announcementDismissed } = STORAGE_KEYS;
  const { dataset } = document.documentElement;
  const isKnown = readStored(announcementId) === id;
  dataset.announcementBarInitiallyDismissed = String(isKnown && readStored(announcementDismissed) === 'true');
  if (!isKnown) {
    writeStored(announcementId, id);
    writeStored(announcementDismissed, 'false');
  }

  const onClick = (event: MouseEvent) => {
    if (!closestTo(event, '[data-announcement-close]')) return;
    dataset.announcementBarInitiallyDismissed = 'true';
    writeStored(announcementDismissed, 'true');
  };
  addEventListener('click', onClick, true);
}
