import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { localeOf } from '@/lib/site/locale-of';
import { Endpoint } from '@/components/api/endpoint';
import { ErrorCatalogBody } from '@/components/api/error-catalog-body';
import { OperationBody, OperationLead } from '@/components/api/operation-body';
import { OverviewBody } from '@/components/api/overview-body';
import { SamplePanel } from '@/components/api/sample-panel';
import { VOCABULARY } from '@/components/mdx/vocabulary';
import { headingsIn, idsIn, linksIn, parseHtml } from '@/lib/markdown/html-tree';
import { renderDocument } from '@/lib/markdown/render-document';
import { renderStatic } from '@/lib/markdown/render-static';
import { loadApi } from '@/lib/openapi/load-api';
import { settings } from '@/lib/settings/settings';
import { loadSite } from '@/lib/site/pages';
import type { PageParts, PageTrees } from '@/lib/rendering/page-parts';
import type { ContentRecord, ReferenceRecord } from '@/lib/site/page-record';

/** Renders the page of a record, and lists the headings, IDs, and links in it. */
export async function renderRecord(record: ContentRecord): Promise<{ parts: PageParts; trees: PageTrees }> {
  const rendered = { aboveTitle: '', opening: '', sample: '', ...(await render(record)) };
  const { aboveTitle, opening, body } = rendered;
  const content = parseHtml(aboveTitle + opening + body);
  const sample = parseHtml(rendered.sample);
  const parts = {
    headings: headingsIn(content),
    references: [],
    findings: [],
    ...rendered,
    ids: [...idsIn(content), ...idsIn(sample)],
    links: [...new Set([...linksIn(content), ...linksIn(sample)])],
  };
  return { parts, trees: { content, sample } };
}

type Rendered = Partial<PageParts> & Pick<PageParts, 'body'>;

async function render(page: ContentRecord): Promise<Rendered> {
  if (page.kind === 'document') {
    const locale =
      page.language === settings.language.code ? DEFAULT_LOCALE : localeOf(await loadSite(), page.language);
    const { html, ...rendered } = await renderDocument(page.document, VOCABULARY, locale);
    return { ...rendered, ...(page.document.frontMatter.opening ? afterOpening(html) : { body: html }) };
  }
  const body = await renderStatic(await bodyOf(page));
  if (page.kind !== 'operation') return { body };
  const { operation } = page;
  return {
    body,
    aboveTitle: await renderStatic(<Endpoint operation={operation} />),
    opening: await renderStatic(<OperationLead operation={operation} />),
    sample: await renderStatic(<SamplePanel operation={operation} />),
  };
}

/** An `<Opening>` stands above everything else that frames a page. */
function afterOpening(html: string): Pick<PageParts, 'opening' | 'body'> {
  const end = html.indexOf('</header>') + '</header>'.length;
  return { opening: html.slice(0, end), body: html.slice(end) };
}

async function bodyOf(page: ReferenceRecord): Promise<ReactNode> {
  const api = await loadApi();
  if (page.kind === 'operation') return <OperationBody operation={page.operation} />;
  return page.kind === 'api-overview' ? <OverviewBody api={api} /> : <ErrorCatalogBody api={api} />;
}
