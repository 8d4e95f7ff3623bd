import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHref } from '@/lib/settings/addresses';
import type { DocumentRecord, PageRecord } from '@/lib/site/page-record';
import type { Reader } from '../engine/search-index';

/** A page split at its headings for the search index. */
export interface SearchPage {
  /** Address below the base path, as in links. */
  url: string;
  title: string;
  /** Labels of the categories above the page, without the home page and the page itself. */
  breadcrumb: string[];
  /** Name in the sidebar, if it differs from the title. */
  label: string;
  description: string;
  keywords: string;
  /** API operations only: method and path, `GET /participant/{participant_id}`. */
  route: string;
  reader: Reader;
  /** The first section is the part before any heading; its heading is empty. */
  sections: SearchSection[];
}

export interface SearchSection {
  heading: string;
  /** ID of the heading; empty for the first section. */
  hash: string;
  /** One line for each block, such as a paragraph, an item of a list, or a row of a table. */
  text: string;
  /** Identifiers in code blocks, which the text leaves out. */
  code: string[];
  /** Words that readers use for its subject. */
  readerWords?: string;
}

const SKIPPED = new Set([
  'script',
  'style',
  'svg',
  'thead',
  'button',
  'nav',
  'noscript',
  'template',
  'math',
  'tab-list',
]);
const INLINE = new Set(
  'a abbr b bdi cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const CELLS = new Set(['td', 'th']);
const HEADINGS = new Set(['h1', 'h2', 'h3']);
/** Words in code worth finding: names of the platform's parts, and environment variables. */
const IDENTIFIER = /\b(?:(?:LAMP|lamp|cortex)(?:\.\w+)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g;
/** What readers call any operation. */
const OPERATION = 'endpoint';
/** The ID of the last section of a page, which only links to other pages, so its words belong to them. */
const LEADS_ON = 'next';

const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';

const condense = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Each block is a line of its own, and so are the cells of a row together. */
function condenseLines(text: string): string {
  const lines = text.split('\n').map((line) => line.split('\t').map(condense).filter(Boolean).join(' – '));
  return lines.filter(Boolean).join('\n');
}

function gapAround(tagName: string): string {
  if (INLINE.has(tagName)) return '';
  return CELLS.has(tagName) ? '\t' : '\n';
}

const hasClass = (element: Element, name: string) => {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
};

const isSkipped = (element: Element) =>
  SKIPPED.has(element.tagName) ||
  hasClass(element, 'toc-mobile') ||
  hasClass(element, 'hash-link') ||
  hasClass(element, 'sr-only') ||
  'dataSearchSkip' in element.properties;

/** Text of an element, with spaces around blocks and table cells. */
function textOf(node: Element | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isSkipped(node)) return '';
  const inside = node.children.map(textOf).join('');
  return INLINE.has(node.tagName) ? inside : ` ${inside} `;
}

/** Splits a page at its headings. */
export function pageSections(page: PageRecord, body: Root): SearchPage {
  const words = page.kind === 'document' ? (page.source.frontMatter.section_keywords ?? {}) : {};
  const cut: SearchPage = { ...factsOf(page), sections: [{ heading: '', hash: '', text: '', code: [] }] };
  walk(body, cut, page.kind === 'operation');
  for (const section of cut.sections) {
    section.text = condenseLines(section.text);
    section.readerWords = words[section.hash]?.join(', ');
    section.code = [...new Set(section.code)];
  }
  return cut;
}

/** Whom a page is for: people in care or a study before those who care for them, and both before technical readers. */
function readerOf(audience: DocumentRecord['source']['frontMatter']['audience']): Reader {
  if (audience.includes('participant')) return 'Participants';
  if (audience.includes('clinician')) return 'Staff';
  if (audience[0] === 'developer') return 'Developers';
  return audience.includes('data-scientist') ? 'Data' : 'Staff';
}

function factsOf(page: PageRecord): Omit<SearchPage, 'sections'> {
  const { kind, path, title, description, keywords } = page;
  const labels = page.trail.map((item) => item.label);
  const label = kind === 'document' ? (labels.at(-1) ?? '') : '';
  const operation = kind === 'operation' ? page.operation : undefined;
  const facts = kind === 'document' ? page.source.frontMatter : undefined;
  return {
    url: toHref(path, ''),
    title,
    label: label === title ? '' : label,
    breadcrumb: path === '/' ? [] : labels.slice(0, -1),
    description,
    keywords: [...keywords, ...(operation ? [OPERATION, operation.id] : []), facts?.feature?.call]
      .filter(Boolean)
      .join(', '),
    route: operation ? `${operation.method} ${operation.path}` : '',
    reader: readerOf(facts?.audience ?? (kind === 'redirect' ? ['clinician'] : ['developer'])),
  };
}

/** Adds text and identifiers to their sections. An operation is one section, because all have the same headings. */
function walk(element: Root | Element, page: SearchPage, whole: boolean): void {
  for (const child of element.children) {
    const section = page.sections.at(-1);
    if (!section) return;
    if (child.type === 'text') section.text += child.value.replace(/\s+/g, ' ');
    if (!isElement(child) || isSkipped(child)) continue;
    const { tagName } = child;
    const id = String(child.properties.id ?? '');
    if (tagName === 'h1') continue;
    if (HEADINGS.has(tagName) && id && !whole) {
      const heading = condense(textOf(child));
      if (id === LEADS_ON) return;
      page.sections.push({ heading, hash: id, text: '', code: [] });
    } else if (tagName === 'pre') {
      section.code.push(...(textOf(child).match(IDENTIFIER) ?? []));
    } else {
      const gap = gapAround(tagName);
      section.text += gap;
      walk(child, page, whole);
      const last = page.sections.at(-1);
      if (last) last.text += gap;
    }
  }
}
