import type MiniSearch from 'minisearch';
import { ownAnalyzer, type Analyzer } from './analysis';
import { marksOf, meaningOf, parseQuery, type Meaning } from './meanings';
import { rankPage, sharedName, type RankedPage } from './rank-page';
import { documentId, indexOf, namesOf, type IndexPage, type IndexWords, type Reader } from './search-index';
import { Topics } from './topics';
import { plainWords } from './words';

/** A page or section that answers a query. */
export interface Result {
  url: string;
  /** ID of the section's heading; empty for the page itself. */
  hash: string;
  title: string;
  heading: string;
  breadcrumb: string[];
  reader: Reader;
  /** Text of the section, or of the page if the section has none; undefined until it's loaded. */
  text: string | undefined;
  /** Words to highlight, in lowercase. */
  words: string[];
  /** Index terms that were found, to highlight other forms of the words. */
  terms: string[];
}

export interface SearchRequest {
  text: string;
  limit: number;
  /** Path of the reader's current context; its pages rank slightly higher. */
  context?: string;
  /** Only pages of this context. */
  within?: string;
}

export interface Answer {
  results: Result[];
  /** Numbers of pages found inside and outside the context. */
  inside: number;
  outside: number;
}

/** Maximum results in the dropdown. */
export const SEARCH_RESULT_LIMIT = 8;

const CONTEXT_BOOST = 1.18;
/** Technical readers type technical words, so their pages come after others that are as good. */
const PRIORITY: Record<Reader, number> = { Participants: 1.2, Staff: 1, Developers: 0.8, Data: 0.88 };
/** What is gone comes last, except for those who ask for it by its name. */
const REMOVED = 0.3;
/** The share of a page's name that asks for the page itself. */
const NAMED = 0.5;

/** Answers queries from the index of a language's pages. */
export class SearchEngine {
  readonly #pages: readonly IndexPage[];
  /** The index of names, and that of other words once it's there. */
  readonly #indexes: MiniSearch[];
  readonly #analyzer: Analyzer;
  #topics = new Topics([]);
  /** The terms of each page's names. */
  readonly #names: readonly string[][][];
  readonly #texts = new Map<string, readonly string[]>();

  private constructor(pages: readonly IndexPage[], names: MiniSearch, analyzer: Analyzer) {
    this.#pages = pages;
    this.#indexes = [names];
    this.#analyzer = analyzer;
    const terms = (name: string) => plainWords(name).flatMap((word) => analyzer.term(word) ?? []);
    this.#names = pages.map((page) => namesOf(page).map(terms));
  }

  /**
   * Creates an engine for the pages of an index file, which answers from their titles and headings alone at first.
   * Pauses meanwhile, so that the page stays responsive.
   */
  static async of(pages: readonly IndexPage[], analyzer = ownAnalyzer): Promise<SearchEngine> {
    const named = pages.map((page) => ({
      page: { title: namesOf(page).join(' ') },
      sections: page.sections.map(({ heading }) => ({ heading })),
    }));
    return new SearchEngine(pages, await indexOf(named, analyzer), analyzer);
  }

  /** Adds the other words by which the pages are found, once; pauses meanwhile, too. */
  async addWords(words: readonly IndexWords[]): Promise<void> {
    this.#indexes.push(await indexOf(words, this.#analyzer));
    this.#topics = new Topics(this.#pages.map((page, place) => phrasesOf(page, words[place])));
  }

  /** Adds the texts of the sections of a page, for excerpts. */
  addTexts(url: string, texts: readonly string[]): void {
    this.#texts.set(url, texts);
  }

  search({ text, limit, context = '', within = '' }: SearchRequest): Answer {
    const meanings = parseQuery(text, this.#analyzer)
      .map((word) => meaningOf(this.#indexes, this.#analyzer, word))
      .filter(({ found }) => found.size);
    const isIn = (path: string) => (page: number) => this.#pages[page]?.url.startsWith(`/${path}/`) === true;
    const ranked = this.#rank(text, meanings, context ? isIn(context) : () => false);
    const place = within || context;
    const isInside = isIn(place);
    const inside = place ? ranked.filter(({ page }) => isInside(page)) : [];
    return {
      results: (within ? inside : ranked).slice(0, limit).map((found) => this.#resultAt(found, meanings)),
      inside: inside.length,
      outside: ranked.length - inside.length,
    };
  }

  /** All pages found, best first. */
  #rank(text: string, meanings: readonly Meaning[], isNear: (page: number) => boolean): RankedPage[] {
    const odds = this.#topics.odds(text);
    const asked = new Set(meanings.map(({ word }) => this.#analyzer.term(word) ?? word));
    return this.#pages
      .map((page, place) => {
        const ranked = rankPage(page, place, meanings);
        const boost = (isNear(place) ? CONTEXT_BOOST : 1) * PRIORITY[page.reader] * (page.removed ? REMOVED : 1);
        const named = sharedName(this.#names[place] ?? [], asked);
        return {
          ...ranked,
          score: ranked.score * odds(place) * boost * (1 + named),
          // Who asks for a page by its name wants to see it from the top.
          target: named >= NAMED ? 0 : ranked.target,
        };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.page - b.page);
  }

  #resultAt({ page, target }: RankedPage, meanings: readonly Meaning[]): Result {
    const { url, title, breadcrumb, reader, sections } = this.#pages[page] as IndexPage;
    const { hash = '', heading = '' } = sections[target] ?? {};
    const texts = this.#texts.get(url);
    const documents = [documentId(page), ...[...sections.keys()].map((section) => documentId(page, section))];
    return {
      url,
      hash,
      title,
      heading,
      breadcrumb,
      reader,
      text: texts && (texts[target] || texts[0] || ''),
      ...marksOf(meanings, documents, this.#analyzer),
    };
  }
}

/** The phrases by which readers know a page: its names, its headings, and their own words for it. */
function phrasesOf(page: IndexPage, words?: IndexWords): string[] {
  const headings = page.sections.flatMap(({ heading }) => heading ?? []);
  const keywords = [words?.page.pageKeywords, ...(words?.sections.map((section) => section.keywords) ?? [])];
  return [
    ...[...namesOf(page), ...headings].map((phrase) => plainWords(phrase).join(' ')),
    ...keywords.flatMap((phrases) => phrases?.split(',') ?? []),
  ];
}
