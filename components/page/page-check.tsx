import type { ReactNode } from 'react';
import { monthInWords } from '@/lib/content/month';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';

const REPORT_PATH = '/bug';

/** How far a page can be trusted, and where to say that it is wrong. `checked` is a month such as `2025-12`. */
export function PageCheck({ path, checked }: { path: string; checked: string }): ReactNode {
  // The page that is meant travels in the address: there is nothing to fill in and nothing to send.
  const report = `${toHref(REPORT_PATH, settings.basePath)}?page=${toHref(path, '')}`;
  return (
    <p className="page-check" data-search-skip="">
      <span>Checked against the platform as of {monthInWords(checked)}.</span>{' '}
      {path === REPORT_PATH ? null : (
        <a href={report} rel="nofollow">
          Is something wrong on this page?
        </a>
      )}
    </p>
  );
}
