'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { Cross } from '@/components/icon';
import { useLanguage } from '../language';

/** The message above the navbar. The head script remembers what readers dismiss, and hides it before the first paint. */
export function AnnouncementBar(props: { closeable: boolean; children: ReactNode }): ReactNode {
  const { closeable, children } = props;
  const [closed, setClosed] = useState(false);
  const { say } = useLanguage();

  useEffect(() => {
    setClosed(document.documentElement.dataset.announcementBarInitiallyDismissed === 'true');
  }, []);

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
          onClick={() => setClosed(true)}
        >
          <Cross />
        </button>
      ) : null}
    </header>
  );
}
