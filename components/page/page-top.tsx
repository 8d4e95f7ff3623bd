import type { ReactNode } from 'react';
import { translationOf, type Language } from '@/lib/content/translations';
import type { TocItem } from '@/lib/markdown/toc';
import type { RenderedPage } from '@/lib/rendering/rendered-page';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { Locale } from '@/lib/settings/translate';
import type { ContentRecord } from '@/lib/site/page-record';
import { Breadcrumbs } from './breadcrumbs';
import { Opening } from './opening';
import { TableOfContentsMobile } from './table-of-contents';

/** The top of a page. */
export function PageTop(props: {
  record: ContentRecord;
  items: TocItem[];
  rendered: RenderedPage;
  locale: Locale;
  language?: Language;
}): ReactNode {
  const { record, items, rendered, locale, language } = props;
  const { t } = locale;
  // The site's version if it has several, or the API's on its overview.
  const [{ label = '' } = {}, ...others] = settings.versions;
  const shownVersion = record.kind === 'document' && others.length ? label : record.apiVersion;
  const translation = record.kind === 'document' ? translationOf(record.document) : undefined;
  const frontMatter = record.kind === 'document' ? record.document.frontMatter : undefined;
  return (
    <>
      {frontMatter?.opening ? (
        <div className="prose">
          <Opening frontMatter={frontMatter} rendered={rendered} t={t} />
        </div>
      ) : (
        <>
          <Breadcrumbs record={record} locale={locale} />
          <header>
            {shownVersion ? <p className="badge quiet">{t('Version: {version}', { version: shownVersion })}</p> : null}
            <Title text={record.title} />
          </header>
        </>
      )}
      {frontMatter?.paper ? <PrintButton locale={locale} /> : null}
      {translation?.isBehind ? <BehindNote original={translation.original.path} language={language} /> : null}
      <TableOfContentsMobile items={items} locale={locale} />
    </>
  );
}

/** The top of an operation's page, with the sample after what it does; style sheets move it beside the text. */
export function OperationTop(props: { record: ContentRecord; rendered: RenderedPage; locale: Locale }): ReactNode {
  const { record, rendered, locale } = props;
  return (
    <>
      <div className="operation-top">
        <Breadcrumbs record={record} locale={locale} />
        <header>
          <div dangerouslySetInnerHTML={{ __html: rendered.aboveTitle }} />
          <h1>{record.title}</h1>
        </header>
        <div className="prose" dangerouslySetInnerHTML={{ __html: rendered.lead }} />
      </div>
      {rendered.sample ? (
        <aside
          id="sample"
          className="api-panel"
          aria-label="Example request"
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: rendered.sample }}
        />
      ) : null}
    </>
  );
}

/** The page's title. The identifier of a type is below its name. */
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
        {language?.toOriginal}
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
