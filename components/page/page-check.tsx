import type { ReactNode } from 'react';
import { checkedNote } from '@/lib/content/month';
import { comparedNote, loadReleases } from '@/lib/content/releases';
import { EXTERNAL_LINK } from '@/lib/settings/addresses';
import { toHref } from '@/lib/settings/addresses';
import { editedFile } from '@/lib/content/own-sources';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';
import type { ContentRecord } from '@/lib/site/page-record';

const REPORT_PATH = '/bug';

/** When the page was last checked, with which releases, where to report a mistake, and where to mend it. */
export function PageCheck(props: { page: ContentRecord; speech: Speech; isForParticipants: boolean }): ReactNode {
  const { path, checked, file } = props.page;
  const { say, to } = props.speech;
  // The names of the releases are for staff, who read the site's own language.
  const compared = props.isForParticipants || props.speech.about ? '' : comparedNote(checked, loadReleases());
  // The address carries the page in question: there is nothing to fill in or send.
  const report = `${toHref(to(REPORT_PATH), settings.basePath)}?page=${toHref(path, '')}`;
  return (
    <p className="page-check" data-search-skip="">
      {checked ? <span>{checkedNote(checked, props.speech)}</span> : null} {compared ? <span>{compared}</span> : null}{' '}
      {path === to(REPORT_PATH) ? null : (
        <a href={report} rel="nofollow">
          {say('Is something wrong on this page?')}
        </a>
      )}{' '}
      {settings.editAddress ? (
        <a href={settings.editAddress + encodeURI(editedFile(file))} {...EXTERNAL_LINK}>
          {say('Edit this page')}
        </a>
      ) : null}
    </p>
  );
}
