import type { ReactNode } from 'react';
import { isWithin, toHref } from '@/lib/settings/addresses';
import { refuseErrors } from '@/lib/content/load';
import { buildToc, type TocItem } from '@/lib/markdown/toc';
import { API_PATH } from '@/lib/openapi/navigation';
import type { PageContent } from '@/lib/site/page-content';
import { speechOf, type Speech } from '@/lib/site/language';
import { translationOf, type ContentRecord } from '@/lib/site/page-record';
import { settings } from '@/lib/settings/settings';
import { CURRENT_VERSION } from '@/lib/settings/versions';
import { thisVersion, versions } from '@/lib/settings/versions.static';
import { loadSite } from '@/lib/site/pages';
import { Breadcrumbs } from './breadcrumbs';
import { BasePathBanner } from './head-script';
import { HelpNow } from './help-now';
import { HomeSearch } from './home-search';
import { PageActions } from './page-actions';
import { PageCheck } from './page-check';
import { contentOf } from './page-content';
import { Pager } from './pager';
import { PrintButton } from './print-button';
import { StructuredData } from './structured-data';
import { TableOfContents, TableOfContentsMobile } from './table-of-contents';

/**
 * What surrounds the content of every page: breadcrumbs, title, actions, table of contents, the line about its check,
 * and the links to the previous and next page.
 */
export async function PageFrame({ page }: { page: ContentRecord }): Promise<ReactNode> {
  const [site, content] = await Promise.all([loadSite(), contentOf(page)]);
  // In a preview, the rest of the page is shown, with the findings beside it.
  if (process.env.NODE_ENV === 'production') refuseErrors(content);
  const { kind, path } = page;
  const speech = speechOf(site, page.language);
  const frontMatter = kind === 'document' ? page.source.frontMatter : undefined;
  const isOperation = kind === 'operation';
  const hasToc = !isOperation && frontMatter?.toc !== false;
  const items = hasToc ? buildToc(content.headings) : [];
  const isHome = path === speech.to('/');
  const isOlder = thisVersion.name !== CURRENT_VERSION;
  return (
    <div className={layoutOf(page, items.length > 0)}>
      <main
        id="main-content"
        tabIndex={-1}
        className={isOperation ? 'operation' : undefined}
        data-foot={paperFoot(page)}
      >
        <OlderVersion path={path} />
        <article>
          {isOperation ? (
            <OperationTop page={page} content={content} speech={speech} />
          ) : (
            <PageTop page={page} items={items} speech={speech} />
          )}
          <div
            className={kind === 'error-catalog' ? 'prose error-catalog' : 'prose'}
            dangerouslySetInnerHTML={{ __html: content.html }}
          />
          {page.leadsToHelp ? <HelpNow speech={speech} /> : null}
          {isOlder ? null : <PageCheck page={page} speech={speech} isForParticipants={isForParticipants(page)} />}
        </article>
        <Pager page={page} site={site} speech={speech} />
        {isOlder ? null : <StructuredData page={page} speech={speech} />}
      </main>
      <TableOfContents items={items} speech={speech} />
      {isHome ? <BasePathBanner /> : null}
    </div>
  );
}

/** Participants need neither a page as Markdown nor the releases that it was compared with. */
const isForParticipants = (page: ContentRecord): boolean =>
  page.kind === 'document' && page.source.frontMatter.audience.includes('participant');

/** Only in the export of an older version. Imported inside the condition, so that no other has any of it. */
async function OlderVersion({ path }: { path: string }): Promise<ReactNode> {
  if (!process.env.SITE_VERSION) return null;
  const { VersionBanner } = await import('./version-banner');
  return <VersionBanner path={path} version={thisVersion} current={versions[0] ?? thisVersion} />;
}

/** The version of a document if there are several, and that of the API on the page that describes it as a whole. */
const versionOf = ({ kind, version }: ContentRecord): string =>
  kind === 'document' && versions.length > 1 ? thisVersion.label : version;

function PageTop({ page, items, speech }: { page: ContentRecord; items: TocItem[]; speech: Speech }): ReactNode {
  const { path, title } = page;
  const { say, to } = speech;
  const version = versionOf(page);
  const translation = translationOf(page);
  return (
    <>
      {isWithin(path, API_PATH) ? null : <Breadcrumbs page={page} speech={speech} />}
      {version ? <p className="version-badge">{say('Version: {version}', { version })}</p> : null}
      <header>
        <h1>{title}</h1>
      </header>
      {isForParticipants(page) ? null : <PageActions path={path} speech={speech} />}
      {path === to('/') ? <HomeSearch speech={speech} /> : null}
      {page.kind === 'document' && page.source.frontMatter.paper ? <PrintButton speech={speech} /> : null}
      {translation?.isBehind ? <BehindNote original={translation.original.path} speech={speech} /> : null}
      <TableOfContentsMobile items={items} speech={speech} />
    </>
  );
}

/** The sample follows the address of the operation; style sheets move it beside the text where there is room. */
function OperationTop(props: { page: ContentRecord; content: PageContent; speech: Speech }): ReactNode {
  const { page, content, speech } = props;
  return (
    <>
      <div className="operation-top">
        <header>
          <h1>{page.title}</h1>
        </header>
        <PageActions path={page.path} speech={speech} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: content.lead }} />
      </div>
      <aside
        id="sample"
        className="api-panel"
        aria-label="Example request"
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: content.panel }}
      />
    </>
  );
}

/** Says that the original has changed since the page was translated, and leads there. */
function BehindNote({ original, speech: { about } }: { original: string; speech: Speech }): ReactNode {
  return (
    <p className="translation-note" data-search-skip="">
      {about?.behind}{' '}
      <a href={toHref(original, settings.basePath)} hrefLang={settings.language.code}>
        {about?.original}
      </a>
    </p>
  );
}

/** The footer of each printed page: the page's title and its full address. */
const paperFoot = ({ title, path }: ContentRecord): string =>
  `${title}   ${settings.url}${toHref(path, settings.basePath)}`;

/** A class sets the layout, not the page's content, because the table of contents comes last in the HTML. */
function layoutOf(page: ContentRecord, withToc: boolean): string {
  if (page.kind === 'operation') return 'api-doc';
  const paper = page.kind === 'document' ? page.source.frontMatter.paper : undefined;
  return ['doc', withToc && 'with-toc', paper && `sheet sheet-${paper}`].filter(Boolean).join(' ');
}
