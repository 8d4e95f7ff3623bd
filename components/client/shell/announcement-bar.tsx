'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { Cross } from '@/components/shared/icon';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { isSamePath } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import { useLocale } from '../language/locale';
import { useCurrentPath } from '../shared/browser-state';

/**
 * The configured message above the navbar; nothing if there is none. The head script remembers what readers dismiss, and
 * hides it before the first paint.
 */
export function AnnouncementBar(): ReactNode {
  const { announcement } = settings;
  const [closed, setClosed] = useState(false);
  const { t, tSetting, pathOf } = useLocale();
  const path = useCurrentPath();

  useEffect(() => {
    setClosed(document.documentElement.dataset.announcementBarInitiallyDismissed === 'true');
  }, []);

  // Whoever needs help now needs nothing else.
  if (!announcement || closed || isSamePath(path, pathOf(KNOWN_PAGES.helpNow))) return null;
  const { text, link, closeable } = announcement;
  return (
    <header className="announcement row muted" role="banner">
      <div>
        {tSetting(text)} {link ? <a href={toHref(pathOf(link.href))}>{tSetting(link.label)}</a> : null}
      </div>
      {closeable ? (
        <button
          type="button"
          className="icon-button announcement-close muted"
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
