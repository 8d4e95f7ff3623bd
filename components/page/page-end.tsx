import type { ReactNode } from 'react';
import { EndLamp } from '@/components/shared/lamps';
import { checkedNote } from '@/lib/content/month';
import { EXTERNAL_LINK, toHref } from '@/lib/settings/addresses';
import { API_PATH, KNOWN_PAGES } from '@/lib/settings/known-pages';
import { isWithin, markdownPath } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import type { Locale } from '@/lib/settings/translate';
import { HELP_NOW_LINE } from '@/lib/site/help-now';
import { isForParticipants, type ContentRecord } from '@/lib/site/page-record';
import type { Site } from '@/lib/site/site';
import { findNeighbors, firstPath, type SidebarEntry } from '@/lib/site/sidebar-entries';

/** The way to help, at the end of a page. */
export function HelpNow({ locale: { t, pathOf } }: { locale: Locale }): ReactNode {
  return (
    <p className="help-now wrap" data-search-skip="">
      {t(HELP_NOW_LINE.question)} <a href={toHref(pathOf(KNOWN_PAGES.helpNow))}>{t(HELP_NOW_LINE.link)}</a>
    </p>
  );
}

/**
 * When the page was last checked, where to report a mistake, where to fix it, and, if it isn't for participants, the page
 * as Markdown: for notes, and for programs that read text.
 */
export function PageCheck(props: { record: ContentRecord; locale: Locale }): ReactNode {
  const { path, checked, file } = props.record;
  const { t, pathOf } = props.locale;
  // The address carries the page in question: there is nothing to fill in or send.
  const reportHref = `${toHref(pathOf(KNOWN_PAGES.reportProblem))}?page=${toHref(path, '')}`;
  return (
    <p className="page-check wrap quiet" data-search-skip="">
      {checked ? <span>{checkedNote(checked, props.locale)}</span> : null}{' '}
      {path === pathOf(KNOWN_PAGES.reportProblem) ? null : (
        <a href={reportHref} rel="nofollow">
          {t('Is something wrong on this page?')}
        </a>
      )}{' '}
      {settings.editAddress ? (
        <a href={settings.editAddress + encodeURI(file)} {...EXTERNAL_LINK}>
          {t('Edit this page')}
        </a>
      ) : null}{' '}
      {settings.hasMarkdownForms && !isForParticipants(props.record) ? (
        <a href={toHref(markdownPath(path))} title={t('View page as Markdown')} type="text/markdown">
          {t('Markdown')}
        </a>
      ) : null}
    </p>
  );
}

/** The sidebar that a page is in. The API has its own, and the other one only links to it. */
function treeOf({ path, languageCode }: ContentRecord, site: Site): SidebarEntry[] {
  if (isWithin(path, API_PATH)) return site.sidebars.api;
  const docs = site.languages.get(languageCode)?.docs ?? site.sidebars.docs;
  return docs.filter((entry) => entry.path !== API_PATH);
}

/** From a page that opens a reader's part, or the API, to those for other readers. */
export function OtherParts({ record, site, locale }: { record: ContentRecord; site: Site; locale: Locale }): ReactNode {
  const docs = site.languages.get(record.languageCode)?.docs ?? site.sidebars.docs;
  const parts = docs.filter(({ path, entries }) => entries || path === API_PATH);
  return (
    <nav className="other-parts wrap quiet" aria-label={locale.t('All guides')}>
      {parts.map((part) => (
        <a
          key={part.label}
          href={toHref(firstPath(part) ?? '')}
          lang={part.lang}
          aria-current={record.trail[0]?.label === part.label || record.path === part.path ? 'true' : undefined}
        >
          {part.label}
        </a>
      ))}
    </nav>
  );
}

/** The previous and next pages, in the order of the page's sidebar, and between them the lamp over this one. */
export function Pager({ record, site, locale }: { record: ContentRecord; site: Site; locale: Locale }): ReactNode {
  const { t } = locale;
  const { previous, next } = findNeighbors(treeOf(record, site), record.path);
  const nameOf = ({ path = '', label }: SidebarEntry): string => {
    const target = site.find(path);
    return (target?.kind === 'document' ? target.document.frontMatter.pagination_label : undefined) ?? label;
  };
  const linkTo = (entry: SidebarEntry | undefined, word: 'Previous' | 'Next') =>
    entry?.path ? (
      <a className={`pager-${word.toLowerCase()}`} rel={word === 'Next' ? 'next' : 'prev'} href={toHref(entry.path)}>
        <span className="quiet">{t(word)}</span>
        <span lang={entry.lang}>{nameOf(entry)}</span>
      </a>
    ) : null;
  return (
    <nav className="pager" aria-label={t('Docs pages')}>
      {previous || next ? <EndLamp hasPrevious={!!previous} hasNext={!!next} /> : null}
      {linkTo(previous, 'Previous')}
      {linkTo(next, 'Next')}
    </nav>
  );
}
