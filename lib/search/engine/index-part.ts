import { decode } from '@/lib/settings/addresses';

/** What results display, in columns, because similar texts next to each other compress well. */
export interface StoredPages {
  url: string[];
  title: string[];
  /** Names in the sidebar, where they differ from the titles. */
  label: string[];
  breadcrumb: string[][];
  route: string[];
  /** Words and phrases that readers use for the page, with commas between them. */
  keywords: string[];
  /** Number of sections of each page; the first is the part before any heading. */
  sections: number[];
}

export interface StoredSections {
  heading: string[];
  /** IDs of the headings. */
  hash: string[];
  /** Words and phrases that readers use for the section, with commas between them. */
  readerWords: string[];
}

/** The index of one context's pages. */
export interface IndexPart {
  pages: StoredPages;
  sections: StoredSections;
  /** Words that only texts have, as written, with spaces between them. */
  words: string;
  /**
   * For each term, the sections whose text has it, as steps (`toSteps`), with spaces between the terms. The terms are
   * those of the first part, then of phrases (`phrasesOf`), then of `words`, each where it first occurs.
   */
  text: string;
}

/** The names of a section and the phrases that readers use for it; the first of a page has those of the page. */
export interface Phrases {
  /** The page's place in its part. */
  page: number;
  name: string[];
  readerWords: string[];
}

/** The phrases of each section of a part, in their order. */
export function phrasesOf({ pages, sections }: Pick<IndexPart, 'pages' | 'sections'>): Phrases[] {
  const split = (list = '') => list.split(/, */).filter(Boolean);
  return pages.sections.flatMap((count, page) => {
    const start = pages.sections.slice(0, page).reduce((sum, one) => sum + one, 0);
    const address = decode(pages.url[page] ?? '').replace(/[/_-]+/g, ' ');
    const own = {
      page,
      name: [pages.title[page] ?? '', pages.label[page] ?? '', address].filter(Boolean),
      readerWords: [...split(pages.keywords[page]), ...split(pages.route[page])],
    };
    const others = sections.heading.slice(start + 1, start + count).map((heading, place) => ({
      page,
      name: [heading],
      readerWords: split(sections.readerWords[start + 1 + place]),
    }));
    return [own, ...others];
  });
}
