import type { IndexedDocument } from './options';
import type { SearchPage } from './index/page-sections';
import { chunkWords } from './words';

/** What a result needs to be drawn, column by column: equal kinds of text stand together and shrink well. */
export interface StoredPages {
  url: string[];
  title: string[];
  label: string[];
  breadcrumb: string[][];
  description: string[];
  route: string[];
  /** How many of the sections belong to the page; the first is its beginning. */
  sections: number[];
}

export interface StoredSections {
  heading: string[];
  hash: string[];
}

export interface Documents {
  pages: StoredPages;
  sections: StoredSections;
  indexed: IndexedDocument[];
  /** Whole text of each section, for excerpts. */
  texts: string[];
}

/** Words of an address that name its topic: `/data_science/cortex/trip_distance/` says all three. */
function addressWords(url: string): string {
  return decodeURIComponent(url)
    .replace(/[/_-]+/g, ' ')
    .trim();
}

/** An identifier in one word; its parts are words of the text already. */
function wholeName(identifier: string): string {
  return chunkWords(identifier).whole ?? identifier;
}

/** Lists what is searched and what is shown, one document a section. */
export function documentsOf(pages: SearchPage[]): Documents {
  const stored: StoredPages = {
    url: [],
    title: [],
    label: [],
    breadcrumb: [],
    description: [],
    route: [],
    sections: [],
  };
  const sections: StoredSections = { heading: [], hash: [] };
  const indexed: IndexedDocument[] = [];
  const texts: string[] = [];
  for (const page of pages) {
    stored.url.push(page.url);
    stored.title.push(page.title);
    stored.label.push(page.label);
    stored.breadcrumb.push(page.breadcrumb);
    stored.description.push(page.description);
    stored.route.push(page.route);
    stored.sections.push(page.sections.length);
    for (const [position, section] of page.sections.entries()) {
      const first = position === 0;
      sections.heading.push(section.heading);
      sections.hash.push(section.hash);
      texts.push(section.text);
      indexed.push({
        id: indexed.length,
        title: first ? `${page.title} ${page.label}` : '',
        heading: section.heading,
        keywords: first ? `${page.keywords} ${addressWords(page.url)} ${page.route} ${page.operationId}` : '',
        code: section.code.map(wholeName).join(' '),
        text: first ? `${page.description} ${section.text}` : section.text,
      });
    }
  }
  return { pages: stored, sections, indexed, texts };
}
