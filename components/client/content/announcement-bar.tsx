'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { Cross } from '@/components/icon';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { useLanguage } from '../language';

/**
 * The configured message above the navbar; nothing if there is none. The head script remembers what readers dismiss, and
 * hides it before the first paint.
 */
export function AnnouncementBar(): ReactNode {
  const { announcement } = settings;
  const [closed, setClosed] = useState(false);
  const { t, name, to } = useLanguage();

  useEffect(() => {
    setClosed(document.documentElement.dataset.announcementBarInitiallyDismissed === 'true');
  }, []);

  if (!announcement || closed) return null;
  const { text, link, closeable } = announcement;
  return (
    <header className="announcement" role="banner">
      <div className="announcement-text">
        {name(text)} {link ? <a href={toHref(to(link.href))}>{name(link.label)}</a> : null}
      </div>
      {closeable ? (
        <button
          type="button"
          className="icon-button announcement-close"
          aria-label={t('Close')}
          data-announcement-close=""
          onClick={() => setClosed(true)}
        >
          <Cross />
        </button>
      ) : null}
    </header>
  );
}
