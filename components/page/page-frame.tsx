import type { ReactNode } from 'react';
import { throwOnErrors } from '@/lib/content/load-content';
import { tocOf } from '@/lib/markdown/toc';
import { renderedPage } from '@/lib/rendering/render-cache';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { settings } from '@/lib/settings/settings';
import { localeOf } from '@/lib/site/locale-of';
import type { ContentRecord } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/pages';
import { BasePathBanner } from './head-script';
import { HelpNow, OtherParts, PageCheck, Pager } from './page-end';
import { OperationTop, PageTop } from './page-top';
import { SkipToContents, TableOfContents } from './table-of-contents';

/**
 * The frame of every page: breadcrumbs, title, actions, table of contents, the line about its check,
 * and the links to the previous and next page.
 */
export async function PageFrame({ page }: { page: ContentRecord }): Promise<ReactNode> {
  const [site, rendered] = await Promise.all([loadSite(), renderedPage(page)]);
  // A preview shows the rest of the page, with the findings beside it.
  if (process.env.NODE_ENV === 'production') throwOnErrors(rendered);
  const { kind, path } = page;
  const locale = localeOf(site, page.language);
  const frontMatter = kind === 'document' ? page.document.frontMatter : undefined;
  const isOperation = kind === 'operation';
  const isHome = path === locale.pathOf('/');
  const isOpening = frontMatter?.opening !== undefined;
  // A page that opens a reader's part has its rows instead.
  const hasToc = !isOperation && !isOpening && frontMatter?.toc !== false;
  const items = hasToc ? tocOf(rendered.headings) : [];
  return (
    <div className={frameClass(page, items.length > 0, isOpening)}>
      <main
        id="main-content"
        tabIndex={-1}
        className={isOperation ? 'operation' : undefined}
        data-foot={printedFooter(page)}
      >
        <SkipToContents items={items} locale={locale} />
        <article>
          {isOperation ? (
            <OperationTop page={page} rendered={rendered} locale={locale} />
          ) : (
            <PageTop
              page={page}
              items={items}
              rendered={rendered}
              locale={locale}
              language={site.languages.get(page.language)}
            />
          )}
          <div
            className={kind === 'error-catalog' ? 'prose error-catalog' : 'prose'}
            dangerouslySetInnerHTML={{ __html: rendered.body }}
          />
          {page.endsWithHelp ? <HelpNow locale={locale} /> : null}
          <PageCheck page={page} locale={locale} />
        </article>
        {isHome || path === locale.pathOf(KNOWN_PAGES.helpNow) ? null : (
          <Pager page={page} site={site} locale={locale} />
        )}
        {(isOpening && !isHome) || kind === 'api-overview' ? (
          <OtherParts page={page} site={site} locale={locale} />
        ) : null}
      </main>
      <TableOfContents items={items} locale={locale} />
      {isHome ? <BasePathBanner /> : null}
    </div>
  );
}

/** The footer of each printed page: the page's title and its full address. */
const printedFooter = ({ title, path }: ContentRecord): string => `${title}   ${settings.url}${toHref(path)}`;

/** A class sets the layout, not the page's content, because the table of contents comes last in the HTML. */
function frameClass(page: ContentRecord, withToc: boolean, isOpening: boolean): string {
  if (page.kind === 'operation') return 'operation-page';
  const paper = page.kind === 'document' ? page.document.frontMatter.paper : undefined;
  return ['text-page', isOpening && 'has-opening', withToc && 'with-toc', paper && `handout handout-${paper}`]
    .filter(Boolean)
    .join(' ');
}
