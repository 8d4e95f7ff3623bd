import type { ReactNode } from 'react';
import { checkedNote } from '@/lib/content/month';
import { comparedNote, loadReleases } from '@/lib/content/releases';
import { EXTERNAL_LINK } from '@/lib/settings/addresses';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { ContentRecord } from '@/lib/site/page-record';

const REPORT_PATH = '/bug';

/** When the page was last checked, with which releases, where to report a mistake, and where to mend it. */
export function PageCheck({ page: { path, checked, file } }: { page: ContentRecord }): ReactNode {
  // The address carries the page in question: there is nothing to fill in or send.
  const report = `${toHref(REPORT_PATH, settings.basePath)}?page=${toHref(path, '')}`;
  return (
    <p className="page-check" data-search-skip="">
      {checked ? <span>{checkedNote(checked)}</span> : null} <span>{comparedNote(checked, loadReleases())}</span>{' '}
      {path === REPORT_PATH ? null : (
        <a href={report} rel="nofollow">
          Is something wrong on this page?
        </a>
      )}{' '}
      {settings.editAddress ? (
        <a href={settings.editAddress + encodeURI(file)} {...EXTERNAL_LINK}>
          Edit this page
        </a>
      ) : null}
    </p>
  );
}
