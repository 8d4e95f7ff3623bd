import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { Operation } from '@/lib/openapi/operations';
import { API_PATH } from '@/lib/settings/known-pages';
import type { DocumentRecord, PageRecord } from '@/lib/site/page-record';
import type { IndexPage, IndexSection, MainAudience } from '../engine/index-files';

/** A page split at its headings, with what its sections say. */
export interface PageToIndex extends Omit<IndexPage, 'sections'> {
  description: string;
  /** Words and phrases that readers use for the page; the operation's route is among them. */
  keywords: string[];
  sections: SectionToIndex[];
}

export interface SectionToIndex extends IndexSection {
  /** Words and phrases that readers use for the section. */
  keywords: string[];
  /** The text to index; of code blocks, only the identifiers in them. */
  text: string;
}

const SKIPPED = new Set('script style svg thead button nav noscript template math tab-list'.split(' '));
const INLINE = new Set(
  'a abbr b bdi cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
/** Words in code worth finding: names of the platform's parts, and environment variables. */
const IDENTIFIER = /\b(?:(?:LAMP|lamp|cortex)(?:\.\w+)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g;
/** The ID of the last section of a page, which only links to other pages, so its words belong to them. */
const LAST_SECTION = 'next';

const condense = (text: string) => text.replace(/\s+/g, ' ').trim();

const isSkipped = ({ tagName, properties }: Element): boolean => SKIPPED.has(tagName) || 'dataSearchSkip' in properties;

/** Splits the page of a record at its headings. The first section is the part before any. */
export function pageToIndexFrom(record: PageRecord, main: Root): PageToIndex {
  const { kind, path, title, description } = record;
  const labels = record.trail.map((entry) => entry.label);
  const label = kind === 'document' ? labels.at(-1) : undefined;
  const frontMatter = 'document' in record ? record.document.frontMatter : undefined;
  const names = kind === 'operation' ? operationNames(record.operation) : [];
  const keywords = [...record.keywords, ...names, frontMatter?.feature?.name, frontMatter?.feature?.call];
  const sections: SectionToIndex[] = [{ keywords: [], text: '' }];
  walk(main, sections, kind === 'operation');
  return {
    path,
    title,
    label: label === title ? undefined : label,
    breadcrumb: path === '/' ? [] : [...(path.startsWith(`${API_PATH}/`) ? ['API'] : []), ...labels.slice(0, -1)],
    description,
    keywords: keywords.filter((phrase) => phrase !== undefined),
    audience: mainAudienceOf(frontMatter?.audience ?? ['developer']),
    sections: sections.map(({ text, ...section }) => ({
      ...section,
      keywords: frontMatter?.section_keywords?.[section.anchor ?? ''] ?? [],
      text: condense(text),
    })),
  };
}

/** People in care or a study come before those who care for them, with whom researchers are, then technical readers. */
function mainAudienceOf(audience: DocumentRecord['document']['frontMatter']['audience']): MainAudience {
  if (audience.includes('participant')) return 'participant';
  if (audience.includes('clinician')) return 'clinician';
  if (audience[0] === 'administrator' || audience[0] === 'developer') return audience[0];
  return audience.includes('data-scientist') ? 'data-scientist' : 'clinician';
}

/** Developers' names for an operation. A route without its method most likely means the call that reads. */
function operationNames({ id, method, path }: Operation): (string | undefined)[] {
  return ['endpoint', id, `${method} ${path}`, ...(method === 'GET' ? [path] : [])];
}

/** Adds text to its section. An operation is one section, because all have the same headings. */
function walk(element: Root | Element, sections: SectionToIndex[], isOneSection: boolean): void {
  const add = (text: string) => {
    const section = sections.at(-1);
    if (section) section.text += text;
  };
  for (const child of element.children) {
    if (child.type === 'text') add(child.value);
    if (child.type !== 'element' || isSkipped(child) || child.tagName === 'h1') continue;
    const { tagName, properties } = child;
    if (/^h[23]$/.test(tagName) && properties.id && !isOneSection) {
      if (properties.id === LAST_SECTION) return;
      sections.push({ heading: condense(toString(child)), anchor: String(properties.id), keywords: [], text: '' });
    } else if (tagName === 'pre') {
      add(` ${[...new Set(toString(child).match(IDENTIFIER))].join(' ')} `);
    } else {
      const gap = INLINE.has(tagName) ? '' : ' ';
      add(gap);
      walk(child, sections, isOneSection);
      add(gap);
    }
  }
}
