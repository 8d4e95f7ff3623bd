import { safeStorage, STORAGE_KEYS } from '../storage-slot';

/**
 * Hides an announcement that the reader has dismissed before the first paint, and remembers when they dismiss it, also
 * once the app runs.
 * @param id The configured announcement.
 */
export function startAnnouncement(id: string): void {
  const { announcementId, announcementDismissed } = STORAGE_KEYS;
  const { dataset } = document.documentElement;
  const isKnown = safeStorage.get(announcementId) === id;
  dataset.announcementBarInitiallyDismissed = String(isKnown && safeStorage.get(announcementDismissed) === 'true');
  if (!isKnown) {
    safeStorage.set(announcementId, id);
    safeStorage.set(announcementDismissed, 'false');
  }

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-announcement-close]'))) return;
    dataset.announcementBarInitiallyDismissed = 'true';
    safeStorage.set(announcementDismissed, 'true');
  };
  addEventListener('click', onClick, true);
}
