import type { ReactNode } from 'react';
import { rendered } from '@/components/mdx/rendered';
import type { Page } from '@/lib/content/parse-page';
import { refuseErrors } from '@/lib/content/load';
import { buildToc } from '@/lib/mdx/toc';
import { HELP_NOW, leadsToHelp } from '@/lib/site/help-now';
import { loadSite } from '@/lib/site/load';
import { paperFoot } from '@/lib/site/paper-foot';
import { Breadcrumbs } from './breadcrumbs';
import { BasePathBanner } from './head-script';
import { HelpNow } from './help-now';
import { HomeSearch } from './home-search';
import { PageCheck } from './page-check';
import { PageActions } from './page-actions';
import { Pager } from './pager';
import { PrintButton } from './print-button';
import { StructuredData } from './structured-data';
import { TableOfContents, TableOfContentsMobile } from './table-of-contents';

/**
 * A documentation page: breadcrumbs, title, content, previous and next links, and the table of contents beside it.
 */
export async function docPage(page: Page): Promise<{ className: string; content: ReactNode }> {
  const { html, headings, problems } = await rendered(page);
  // In a preview, the rest of the page is shown, with the findings beside it.
  if (process.env.NODE_ENV === 'production') refuseErrors({ problems });
  const { docsTree, pages } = loadSite();
  const withHelp = leadsToHelp(page) && pages.some(({ path }) => path === HELP_NOW);
  const names = new Map(pages.map((one) => [one.path, one.frontMatter.pagination_label]));
  const { title, description, toc, paper, checked } = page.frontMatter;
  const items = toc === false ? [] : buildToc(headings);
  // A class sets the layout, not the page's content, because the table of contents comes last in the HTML.
  const className = ['doc', items.length && 'with-toc', paper && `sheet sheet-${paper}`].filter(Boolean).join(' ');
  const isHome = page.path === '/';
  const content = (
    <>
      <main id="main-content" tabIndex={-1} data-foot={paperFoot({ title, path: page.path })}>
        <article>
          <Breadcrumbs tree={docsTree} path={page.path} />
          <header>
            <h1>{title}</h1>
          </header>
          <PageActions path={page.path} />
          {isHome ? <HomeSearch /> : null}
          {paper ? <PrintButton /> : null}
          <TableOfContentsMobile items={items} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          {withHelp ? <HelpNow /> : null}
          <PageCheck path={page.path} checked={checked} />
        </article>
        <Pager tree={docsTree} path={page.path} names={names} />
        <StructuredData page={{ path: page.path, title, description }} tree={docsTree} />
      </main>
      <TableOfContents items={items} />
      {isHome ? <BasePathBanner /> : null}
    </>
  );
  return { className, content };
}
