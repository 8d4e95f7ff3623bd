import type { ReactNode } from 'react';
import { rendered } from '@/components/mdx/rendered';
import type { Page } from '@/lib/content/parse-page';
import { refuseErrors } from '@/lib/content/load';
import { buildToc } from '@/lib/mdx/toc';
import { loadSite } from '@/lib/site/load';
import { Breadcrumbs } from './breadcrumbs';
import { BasePathBanner } from './head-script';
import { HomeSearch } from './home-search';
import { PageActions } from './page-actions';
import { Pager } from './pager';
import { StructuredData } from './structured-data';
import { TableOfContents, TableOfContentsMobile } from './table-of-contents';

/** A documentation page: breadcrumbs, title, content, neighbors, and the table of contents beside it. */
export async function docPage(page: Page): Promise<{ className: string; content: ReactNode }> {
  const { html, headings, problems } = await rendered(page);
  // Whoever looks at a draft sees the rest of the page, and the findings beside it.
  if (process.env.NODE_ENV === 'production') refuseErrors({ problems });
  const { docsTree } = loadSite();
  const { title, description, toc } = page.frontMatter;
  const items = toc === false ? [] : buildToc(headings);
  // The layout is told by a class and not by what the page holds: the table of contents comes last in the HTML.
  const className = items.length ? 'doc with-toc' : 'doc';
  const isHome = page.path === '/';
  const content = (
    <>
      <main id="main-content" tabIndex={-1}>
        <article>
          <div className="page-bar">
            <Breadcrumbs tree={docsTree} path={page.path} />
            <PageActions path={page.path} />
          </div>
          <header>
            <h1>{title}</h1>
          </header>
          {isHome ? <HomeSearch /> : null}
          <TableOfContentsMobile items={items} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </article>
        <Pager tree={docsTree} path={page.path} />
        <StructuredData page={{ path: page.path, title, description }} tree={docsTree} />
      </main>
      <TableOfContents items={items} />
      {isHome ? <BasePathBanner /> : null}
    </>
  );
  return { className, content };
}
