'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { announcementState } from '@/lib/browser/announcement';
import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';
import { Cross } from '@/components/icon';
import { useLanguage } from '../language';

/** The message above the navbar. If it was dismissed, the head script hides it before the first paint. */
export function AnnouncementBar(props: { id: string; closeable: boolean; children: ReactNode }): ReactNode {
  const { id, closeable, children } = props;
  const [closed, setClosed] = useState(false);
  const { say } = useLanguage();

  useEffect(() => {
    const flag = createStorageSlot(STORAGE_KEYS.announcementDismissed);
    const seen = createStorageSlot(STORAGE_KEYS.announcementId);
    const { shown, isNew } = announcementState(seen.get(), flag.get(), id);
    seen.set(id);
    if (isNew) flag.set('false');
    setClosed(!shown);
  }, [id]);

  if (closed) return null;
  return (
    <header className="announcement" role="banner">
      <div className="announcement-text">{children}</div>
      {closeable ? (
        <button
          type="button"
          className="icon-button announcement-close"
          aria-label={say('Close')}
          data-announcement-close=""
          onClick={() => {
            createStorageSlot(STORAGE_KEYS.announcementDismissed).set('true');
            setClosed(true);
          }}
        >
          <Cross />
        </button>
      ) : null}
    </header>
  );
}
