import type { ReactNode } from 'react';
import { House } from 'lucide';
import { Icon } from '@/components/icon';
import type { TocItem } from '@/lib/markdown/toc';
import { API_PATH } from '@/lib/openapi/navigation';
import { isWithin, markdownPath, toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { thisVersion, versions } from '@/lib/site/versions';
import type { Speech } from '@/lib/site/language';
import type { PageContent } from '@/lib/site/page-content';
import { isForParticipants, translationOf, type ContentRecord } from '@/lib/site/page-record';
import { TableOfContentsMobile } from './table-of-contents';

/** What stands above the content of a page. */
export function PageTop({ page, items, speech }: { page: ContentRecord; items: TocItem[]; speech: Speech }): ReactNode {
  const { path, title } = page;
  const { say } = speech;
  // That of a document if there are several, and that of the API on the page that describes it as a whole.
  const version = page.kind === 'document' && versions.length > 1 ? thisVersion.label : page.version;
  const translation = translationOf(page);
  return (
    <>
      {isWithin(path, API_PATH) ? null : <Breadcrumbs page={page} speech={speech} />}
      {version ? <p className="version-badge">{say('Version: {version}', { version })}</p> : null}
      <header>
        <h1>{title}</h1>
      </header>
      {isForParticipants(page) ? null : <MarkdownLink path={path} speech={speech} />}
      {page.kind === 'document' && page.source.frontMatter.paper ? <PrintButton speech={speech} /> : null}
      {translation?.isBehind ? <BehindNote original={translation.original.path} speech={speech} /> : null}
      <TableOfContentsMobile items={items} speech={speech} />
    </>
  );
}

/**
 * The same on an operation's page. The sample follows what the operation does; style sheets move it beside the
 * text where there is room.
 */
export function OperationTop(props: { page: ContentRecord; content: PageContent; speech: Speech }): ReactNode {
  const { page, content, speech } = props;
  return (
    <>
      <div className="operation-top">
        <header>
          <h1>{page.title}</h1>
        </header>
        <MarkdownLink path={page.path} speech={speech} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: content.lead }} />
      </div>
      {content.panel ? (
        <aside
          id="sample"
          className="api-panel"
          aria-label="Example request"
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: content.panel }}
        />
      ) : null}
    </>
  );
}

/** Says that the original has changed since the page was translated, and leads there. */
function BehindNote({ original, speech: { about } }: { original: string; speech: Speech }): ReactNode {
  return (
    <p className="translation-note" data-search-skip="">
      {about?.behind}{' '}
      <a href={toHref(original)} hrefLang={settings.language.code}>
        {about?.original}
      </a>
    </p>
  );
}

/** The path from the home page to this one; nothing on the home page or on a page that is not in a sidebar. */
function Breadcrumbs(props: { page: ContentRecord; speech: Speech }): ReactNode {
  const { path, trail } = props.page;
  const { say, to } = props.speech;
  if (!trail.length || path === to('/')) return null;
  const linked = trail.filter((item) => item.path);
  const layout = isForParticipants(props.page) ? 'breadcrumbs' : 'breadcrumbs beside-actions';
  return (
    <nav className={layout} aria-label={say('Breadcrumbs')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a href={toHref(to('/'))} aria-label={say('Home page')}>
            <Icon node={House} />
          </a>
        </li>
        {trail.map((item, index) => {
          const isLast = index === trail.length - 1;
          const name = (
            <span className={isLast ? 'sr-only' : undefined} itemProp="name">
              {item.label}
            </span>
          );
          return (
            <li
              key={item.label}
              lang={item.lang}
              aria-current={isLast ? 'page' : undefined}
              {...(item.path && {
                itemScope: true,
                itemProp: 'itemListElement',
                itemType: 'https://schema.org/ListItem',
              })}
            >
              {item.path && !isLast ? (
                <a href={toHref(item.path)} itemProp="item">
                  {name}
                </a>
              ) : (
                name
              )}
              {item.path ? <meta itemProp="position" content={String(linked.indexOf(item) + 1)} /> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The page as Markdown: for notes, and for programs that read text. */
function MarkdownLink({ path, speech: { say } }: { path: string; speech: Speech }): ReactNode {
  if (!settings.markdownVersions) return null;
  return (
    <p className="page-actions" data-search-skip="">
      <a href={toHref(markdownPath(path))} title={say('View page as Markdown')} type="text/markdown">
        {say('Markdown')}
      </a>
    </p>
  );
}

/** Opens the print dialog, on pages made for printing. */
function PrintButton({ speech: { say } }: { speech: Speech }): ReactNode {
  return (
    <button type="button" className="quiet-button" data-print="" data-needs-app="" data-search-skip="">
      {say('Print this sheet')}
    </button>
  );
}
