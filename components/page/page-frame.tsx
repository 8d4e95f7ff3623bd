import type { ReactNode } from 'react';
import { throwOnErrors } from '@/lib/findings/finding';
import { tocOf } from '@/lib/markdown/toc';
import { renderedPage } from '@/lib/rendering/render-cache';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { settings } from '@/lib/settings/settings';
import { localeOf } from '@/lib/site/locale-of';
import type { ContentRecord } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/site';
import { BasePathBanner } from './head-script';
import { HelpNow, OtherParts, PageCheck, Pager } from './page-end';
import { OperationTop, PageTop } from './page-top';
import { SkipToContents, TableOfContents } from './table-of-contents';

/** The frame of every page: breadcrumbs, title, table of contents, when it was checked, and links to its neighbors. */
export async function PageFrame({ record }: { record: ContentRecord }): Promise<ReactNode> {
  const [site, rendered] = await Promise.all([loadSite(), renderedPage(record)]);
  // A preview shows the rest of the page, with the findings beside it.
  if (process.env.NODE_ENV === 'production') throwOnErrors(rendered.findings);
  const { kind, path } = record;
  const locale = localeOf(site, record.languageCode);
  const frontMatter = kind === 'document' ? record.document.frontMatter : undefined;
  const isOperation = kind === 'operation';
  const isHome = path === locale.pathOf('/');
  const isOpening = frontMatter?.opening !== undefined;
  // A page that opens a reader's part has its rows instead.
  const hasToc = !isOperation && !isOpening && frontMatter?.toc !== false;
  const items = hasToc ? tocOf(rendered.headings) : [];
  return (
    <div className={frameClass(record, items.length > 0, isOpening)}>
      <main
        id="main-content"
        tabIndex={-1}
        className={isOperation ? 'operation' : undefined}
        data-foot={printFooter(record)}
      >
        <SkipToContents items={items} locale={locale} />
        <article>
          {isOperation ? (
            <OperationTop record={record} rendered={rendered} locale={locale} />
          ) : (
            <PageTop
              record={record}
              items={items}
              rendered={rendered}
              locale={locale}
              language={site.languages.get(record.languageCode)}
            />
          )}
          <div
            className={kind === 'error-catalog' ? 'prose error-catalog' : 'prose'}
            dangerouslySetInnerHTML={{ __html: rendered.body }}
          />
          {record.endsWithHelp ? <HelpNow locale={locale} /> : null}
          <PageCheck record={record} locale={locale} />
        </article>
        {isHome || path === locale.pathOf(KNOWN_PAGES.helpNow) ? null : (
          <Pager record={record} site={site} locale={locale} />
        )}
        {(isOpening && !isHome) || kind === 'api-overview' ? (
          <OtherParts record={record} site={site} locale={locale} />
        ) : null}
      </main>
      <TableOfContents items={items} locale={locale} />
      {isHome ? <BasePathBanner /> : null}
    </div>
  );
}

/** The footer of each printed page: the page's title and its full address. */
const printFooter = ({ title, path }: ContentRecord): string => `${title}   ${settings.url}${toHref(path)}`;

/** A class sets the layout, not the page's content, because the table of contents comes last in the HTML. */
function frameClass(record: ContentRecord, hasToc: boolean, isOpening: boolean): string {
  if (record.kind === 'operation') return 'operation-page';
  const paper = record.kind === 'document' ? record.document.frontMatter.paper : undefined;
  return ['text-page', isOpening && 'has-opening', hasToc && 'with-toc', paper && `handout handout-${paper}`]
    .filter(Boolean)
    .join(' ');
}
