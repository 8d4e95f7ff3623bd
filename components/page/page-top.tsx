import type { ReactNode } from 'react';
import type { Locale } from '@/lib/settings/translate';
import { House } from 'lucide';
import { Icon } from '@/components/shared/icon';
import type { TocItem } from '@/lib/markdown/toc';
import { isWithin, markdownPath, toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { flatten, type NavItem } from '@/lib/site/navigation-tree';
import type { PageParts } from '@/lib/rendering/page-parts';
import { PageDays } from '@/components/shared/day-line';
import { Opening } from './opening';
import { translationOf, type Language } from '@/lib/content/translations';
import { isForParticipants, type ContentRecord } from '@/lib/site/page-record';
import { TableOfContentsMobile } from './table-of-contents';
import { API_PATH, KNOWN_PAGES } from '@/lib/settings/known-pages';

/** The top of a page. */
export function PageTop(props: {
  page: ContentRecord;
  items: TocItem[];
  parts: PageParts;
  locale: Locale;
  language?: Language;
}): ReactNode {
  const { page, items, parts, locale, language } = props;
  const { path, title } = page;
  const { t } = locale;
  // The site's version if it has several, or the API's on its overview.
  const [{ label = '' } = {}, ...others] = settings.versions;
  const version = page.kind === 'document' && others.length ? label : page.version;
  const translation = page.kind === 'document' ? translationOf(page.document) : undefined;
  const frontMatter = page.kind === 'document' ? page.document.frontMatter : undefined;
  return (
    <>
      {frontMatter?.opening ? (
        <div className="prose">
          <Opening frontMatter={frontMatter} paragraphs={parts.openingParagraphs} t={t} />
        </div>
      ) : (
        <>
          <Breadcrumbs page={page} locale={locale} />
          <header>
            {path === locale.pathOf(KNOWN_PAGES.helpNow) ? null : <Place page={page} />}
            {version ? <p className="version-badge quiet">{t('Version: {version}', { version })}</p> : null}
            <Title text={title} />
          </header>
          {isForParticipants(page) ? null : <MarkdownLink path={path} locale={locale} />}
        </>
      )}
      {frontMatter?.paper ? <PrintButton locale={locale} /> : null}
      {translation?.isBehind ? <BehindNote original={translation.original.path} language={language} /> : null}
      <TableOfContentsMobile items={items} locale={locale} />
    </>
  );
}

/**
 * The top of an operation's page. The sample follows what the operation does; style sheets move it beside the text
 * where there is room.
 */
export function OperationTop(props: { page: ContentRecord; parts: PageParts; locale: Locale }): ReactNode {
  const { page, parts, locale } = props;
  return (
    <>
      <div className="operation-top">
        <Breadcrumbs page={page} locale={locale} />
        <header>
          <Place page={page} />
          <div dangerouslySetInnerHTML={{ __html: parts.aboveTitle }} />
          <h1>{page.title}</h1>
        </header>
        <MarkdownLink path={page.path} locale={locale} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: parts.opening }} />
      </div>
      {parts.sample ? (
        <aside
          id="sample"
          className="api-panel"
          aria-label="Example request"
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: parts.sample }}
        />
      ) : null}
    </>
  );
}

/** Where the page is among the pages of its part. */
function Place({ page: { path, trail } }: { page: ContentRecord }): ReactNode {
  const pages = flatten(trail.slice(0, 1));
  return <PageDays pages={pages.length} page={pages.findIndex((item) => item.path === path)} />;
}

/** The page's title; the name that programs know a type by stands below the one that people do. */
function Title({ text }: { text: string }): ReactNode {
  const [, name, identifier] = /^(.+): (lamp\.\S+)$/.exec(text) ?? [];
  return identifier ? (
    <h1>
      {name}
      <span className="sr-only">: </span>
      <code className="identifier">{identifier}</code>
    </h1>
  ) : (
    <h1>{text}</h1>
  );
}

/** Says that the original has changed since the page was translated, and leads there. */
function BehindNote({ original, language }: { original: string; language?: Language }): ReactNode {
  return (
    <p className="translation-note tint muted" data-search-skip="">
      {language?.behind}{' '}
      <a href={toHref(original)} hrefLang={settings.language.code}>
        {language?.original}
      </a>
    </p>
  );
}

/** The sidebar of the API begins below this. */
const API_ROOT: NavItem = { label: 'API', path: API_PATH };

/** The path from the home page to this one; nothing on the home page or on a page that is not in a sidebar. */
function Breadcrumbs(props: { page: ContentRecord; locale: Locale }): ReactNode {
  const { path, trail } = props.page;
  const { t, pathOf } = props.locale;
  if (!trail.length || path === pathOf('/') || path === pathOf(KNOWN_PAGES.helpNow)) return null;
  const items = isWithin(path, API_PATH) && path !== API_PATH ? [API_ROOT, ...trail] : trail;
  const linked = items.filter((item) => item.path);
  const layout = isForParticipants(props.page) ? 'breadcrumbs quiet' : 'breadcrumbs quiet beside-actions';
  return (
    <nav className={layout} aria-label={t('Breadcrumbs')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a href={toHref(pathOf('/'))} aria-label={t('Home page')}>
            <Icon node={House} />
          </a>
        </li>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
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
function MarkdownLink({ path, locale: { t } }: { path: string; locale: Locale }): ReactNode {
  if (!settings.markdownVersions) return null;
  return (
    <p className="page-actions quiet" data-search-skip="">
      <a href={toHref(markdownPath(path))} title={t('View page as Markdown')} type="text/markdown">
        {t('Markdown')}
      </a>
    </p>
  );
}

/** Opens the print dialog, on pages made for printing. */
function PrintButton({ locale: { t } }: { locale: Locale }): ReactNode {
  return (
    <button type="button" className="quiet-button" data-print="" data-needs-app="" data-search-skip="">
      {t('Print this sheet')}
    </button>
  );
}
