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
  const [isClosed, setIsClosed] = useState(false);
  const { t, tSetting, pathOf } = useLocale();
  const path = useCurrentPath();

  useEffect(() => {
    setIsClosed(document.documentElement.dataset.announcementBarInitiallyDismissed === 'true');
  }, []);

  // Whoever needs help now needs nothing else.
  if (!announcement || isClosed || isSamePath(path, pathOf(KNOWN_PAGES.helpNow))) return null;
  const { text, link, isCloseable } = announcement;
  return (
    <header className="announcement row muted" role="banner">
      <div>
        {tSetting(text)} {link ? <a href={toHref(pathOf(link.href))}>{tSetting(link.label)}</a> : null}
      </div>
      {isCloseable ? (
        <button
          type="button"
          className="icon-button announcement-close muted"
          aria-label={t('Close')}
          data-announcement-close=""
          onClick={() => setIsClosed(true)}
        >
          <Cross />
        </button>
      ) : null}
    </header>
  );
}
