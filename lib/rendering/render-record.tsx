import type { Root, RootContent } from 'hast';
import type { ReactNode } from 'react';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
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
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { localeOf } from '@/lib/site/locale-of';
import type { ContentRecord, ReferenceRecord } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/site';
import type { RenderedPage, PageTrees } from './rendered-page';

/** Renders the page of a record, and lists the headings, IDs, and links in it. */
export async function renderRecord(record: ContentRecord): Promise<{ rendered: RenderedPage; trees: PageTrees }> {
  const html = { aboveTitle: '', lead: '', sample: '', ...(await render(record)) };
  const main = parseHtml(html.aboveTitle + html.lead + html.body);
  const sample = parseHtml(html.sample);
  const rendered = {
    headings: headingsIn(main),
    mentions: [],
    findings: [],
    openingParagraphs: [],
    openingDays: '',
    ...html,
    ...withOpening(record, main),
    ids: [...idsIn(main), ...idsIn(sample)],
    links: [...new Set([...linksIn(main), ...linksIn(sample)])],
  };
  return { rendered, trees: { main, sample } };
}

async function render(record: ContentRecord): Promise<Partial<RenderedPage> & Pick<RenderedPage, 'body'>> {
  if (record.kind === 'document') {
    const locale =
      record.languageCode === settings.language.code ? DEFAULT_LOCALE : localeOf(await loadSite(), record.languageCode);
    const { html: body, ...rendered } = await renderDocument(record.document, VOCABULARY, locale);
    return { ...rendered, body };
  }
  const body = await renderStatic(await bodyOf(record));
  if (record.kind !== 'operation') return { body };
  const { operation } = record;
  return {
    body,
    aboveTitle: await renderStatic(<Endpoint operation={operation} />),
    lead: await renderStatic(<OperationLead operation={operation} />),
    sample: await renderStatic(<SamplePanel operation={operation} />),
  };
}

const toHtml = (children: RootContent[]): string =>
  unified().use(rehypeStringify).stringify({ type: 'root', children });

/** Moves the first paragraphs of a document with an opening, and its line of days, from its body there. */
function withOpening(record: ContentRecord, { children }: Root): Partial<RenderedPage> {
  const { opening, search_example: searchExample } = record.kind === 'document' ? record.document.frontMatter : {};
  if (!opening) return {};
  const elements = children.filter((child) => child.type === 'element');
  const paragraphs = elements.filter(({ tagName }) => tagName === 'p').slice(0, searchExample ? 2 : 1);
  const days = elements.filter(({ tagName }) => tagName === 'nav');
  const inOpening = new Set<RootContent>([...paragraphs, ...days]);
  return {
    openingParagraphs: paragraphs.map((paragraph) => toHtml(paragraph.children)),
    openingDays: toHtml(days),
    body: toHtml(children.filter((child) => !inOpening.has(child)).map(wrapHeadingText)),
  };
}

/** The text of a heading, before its link, is a part of its own, which stays in view as long as its section. */
function wrapHeadingText(child: RootContent): RootContent {
  if (child.type !== 'element' || child.tagName !== 'h2') return child;
  const text = { type: 'element' as const, tagName: 'span', properties: {}, children: child.children.slice(0, -1) };
  return { ...child, children: [text, ...child.children.slice(-1)] };
}

async function bodyOf(record: ReferenceRecord): Promise<ReactNode> {
  const api = await loadApi();
  if (record.kind === 'operation') return <OperationBody operation={record.operation} />;
  return record.kind === 'api-overview' ? <OverviewBody api={api} /> : <ErrorCatalogBody api={api} />;
}
