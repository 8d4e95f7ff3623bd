import { quietly, STORAGE_KEYS } from '../storage-slot';

/**
 * Hides an announcement that the reader has dismissed before the first paint, and remembers when they dismiss it, also
 * once the app runs.
 * @param id The configured announcement.
 */
export function startAnnouncement(id: string): void {
  const { announcementId, announcementDismissed } = STORAGE_KEYS;
  const { dataset } = document.documentElement;
  const isKnown = quietly.get(announcementId) === id;
  dataset.announcementBarInitiallyDismissed = String(isKnown && quietly.get(announcementDismissed) === 'true');
  if (!isKnown) {
    quietly.set(announcementId, id);
    quietly.set(announcementDismissed, 'false');
  }

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-announcement-close]'))) return;
    dataset.announcementBarInitiallyDismissed = 'true';
    quietly.set(announcementDismissed, 'true');
  };
  addEventListener('click', onClick, true);
}
