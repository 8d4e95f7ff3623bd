import type { ReactNode } from 'react';
import { OWN_LOCALE } from '@/lib/settings/translate';
import { localeOf } from '@/lib/site/locale-of';
import { Endpoint } from '@/components/api/endpoint';
import { ErrorCatalogBody } from '@/components/api/error-catalog-body';
import { OperationBody, OperationLead } from '@/components/api/operation-body';
import { OverviewBody } from '@/components/api/overview-body';
import { SamplePanel } from '@/components/api/sample-panel';
import { VOCABULARY } from '@/components/mdx/vocabulary';
import { headingsIn, idsIn, linksIn, parseHtml } from '@/lib/markdown/html-tree';
import { renderPage, type RenderedPage } from '@/lib/markdown/render-page';
import { renderStatic } from '@/lib/markdown/render-static';
import { loadApi } from '@/lib/openapi/load-api';
import { settings } from '@/lib/settings/settings';
import { loadSite } from '@/lib/site/pages';
import type { PageHtml, PageTrees } from '@/lib/rendering/page-html';
import type { ContentRecord, ReferenceRecord } from '@/lib/site/page-record';

/** Renders the page of a record, and lists the headings, IDs, and links in it. */
export async function renderRecord(record: ContentRecord): Promise<{ page: PageHtml; trees: PageTrees }> {
  const rendered = { top: '', lead: '', panel: '', ...(await render(record)) };
  const { top, lead, html } = rendered;
  const body = parseHtml(top + lead + html);
  const panel = parseHtml(rendered.panel);
  const page = {
    headings: headingsIn(body),
    references: [],
    findings: [],
    ...rendered,
    ids: [...idsIn(body), ...idsIn(panel)],
    links: [...new Set([...linksIn(body), ...linksIn(panel)])],
  };
  return { page, trees: { body, panel } };
}

type Rendered = Partial<RenderedPage> & { html: string; top?: string; lead?: string; panel?: string };

async function render(page: ContentRecord): Promise<Rendered> {
  if (page.kind === 'document') {
    const locale = page.language === settings.language.code ? OWN_LOCALE : localeOf(await loadSite(), page.language);
    const rendered = await renderPage(page.source, VOCABULARY, locale);
    return page.source.frontMatter.opening ? { ...rendered, ...afterOpening(rendered.html) } : rendered;
  }
  const html = await renderStatic(await bodyOf(page));
  if (page.kind !== 'operation') return { html };
  const { operation } = page;
  return {
    html,
    top: await renderStatic(<Endpoint operation={operation} />),
    lead: await renderStatic(<OperationLead operation={operation} />),
    panel: await renderStatic(<SamplePanel operation={operation} />),
  };
}

/** An `<Opening>` stands above everything else that frames a page. */
function afterOpening(html: string): { lead: string; html: string } {
  const end = html.indexOf('</header>') + '</header>'.length;
  return { lead: html.slice(0, end), html: html.slice(end) };
}

async function bodyOf(page: ReferenceRecord): Promise<ReactNode> {
  const api = await loadApi();
  if (page.kind === 'operation') return <OperationBody operation={page.operation} />;
  return page.kind === 'api-overview' ? <OverviewBody api={api} /> : <ErrorCatalogBody api={api} />;
}
