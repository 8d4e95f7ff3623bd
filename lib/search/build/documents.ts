import { indexTerm, type IndexedDocument } from '../engine/analysis';
import type { StoredPages, StoredSections } from '../engine/unpack-index';
import { denies } from '../engine/query';
import { TROUBLE_WORD } from '../engine/query-expansion';
import { chunkWords, plainWords, textWords } from '../engine/words';
import type { SearchPage } from './page-sections';

export interface Documents {
  pages: StoredPages;
  sections: StoredSections;
  indexed: IndexedDocument[];
  /** The full text of each section, for excerpts. */
  texts: string[];
}

/** The words in an address: `/data_science/cortex/trip_distance/` gives "data science cortex trip distance". */
const addressWords = (url: string): string =>
  decodeURIComponent(url)
    .replace(/[/_-]+/g, ' ')
    .trim();

/** An identifier or label as one word; its parts are already in the text. */
const wholeName = (name: string): string => chunkWords(name).whole ?? name;

/** Words to complete or correct: those in names, and those in more than one text. */
function spellingOf(documents: readonly Omit<IndexedDocument, 'spelling'>[]): string {
  const words = new Set<string>();
  const once = new Set<string>();
  for (const { title, keywords, heading, asked, code, text } of documents) {
    for (const word of textWords(`${title} ${keywords} ${heading} ${asked}`)) words.add(word);
    for (const word of new Set(textWords(`${code} ${text}`))) (once.has(word) ? words : once).add(word);
  }
  return [...words].filter((word) => word.length > 2 && indexTerm(word) !== null).join(' ');
}

/** The searchable and displayed content of pages, one document per section. */
export function documentsOf(pages: readonly SearchPage[]): Documents {
  const all = pages.flatMap((page) => page.sections.map((section, place) => ({ page, section, isFirst: !place })));
  // The text of the page itself starts with its description.
  const texts = all.map(({ page, section, isFirst }) =>
    isFirst ? `${page.description} ${section.text}`.trim() : section.text,
  );
  const indexed = all.map(({ page, section, isFirst }, id) => ({
    id,
    title: isFirst ? `${page.title} ${page.label}` : '',
    keywords: isFirst ? `${page.keywords} ${addressWords(page.url)} ${page.route} ${page.operationId}` : '',
    heading: section.heading,
    asked: `${section.asked ?? ''} ${denies(plainWords(section.heading)) ? TROUBLE_WORD : ''}`.trim(),
    code: section.code.map(wholeName).join(' '),
    text: texts[id] ?? '',
  }));
  return {
    pages: {
      url: pages.map(({ url }) => url),
      title: pages.map(({ title }) => title),
      label: pages.map(({ label }) => label),
      breadcrumb: pages.map(({ breadcrumb }) => breadcrumb),
      route: pages.map(({ route }) => route),
      sections: pages.map(({ sections }) => sections.length),
    },
    sections: { heading: all.map(({ section }) => section.heading), hash: all.map(({ section }) => section.hash) },
    indexed: indexed.map((document, id) => ({ ...document, spelling: id ? '' : spellingOf(indexed) })),
    texts,
  };
}
