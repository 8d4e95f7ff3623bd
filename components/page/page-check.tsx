import type { ReactNode } from 'react';
import { monthInWords } from '@/lib/content/month';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';

const REPORT_PATH = '/bug';

/**
 * When the page was last checked, and where to report a mistake. `checked` is a month such as `2025-12`; it's empty
 * for a page whose front matter is broken, which only a preview shows.
 */
export function PageCheck({ path, checked }: { path: string; checked: string }): ReactNode {
  // The address carries the page in question: there is nothing to fill in or send.
  const report = `${toHref(REPORT_PATH, settings.basePath)}?page=${toHref(path, '')}`;
  return (
    <p className="page-check" data-search-skip="">
      {checked ? <span>Checked against the platform as of {monthInWords(checked)}.</span> : null}{' '}
      {path === REPORT_PATH ? null : (
        <a href={report} rel="nofollow">
          Is something wrong on this page?
        </a>
      )}
    </p>
  );
}
