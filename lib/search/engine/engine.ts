import type MiniSearch from 'minisearch';
import { ownAnalyzer, type Analyzer } from './analysis';
import { PhraseIndex } from './phrase-index';
import { rankPage, type RankedPage } from './rank-page';
import {
  documentId,
  indexOf,
  namesOf,
  type IndexPage,
  type IndexWords,
  type Reader,
  type WordsFile,
} from './search-index';
import { parseQuery, synonymsIn, termMatchesOf, wordsIn, type Synonyms, type TermMatch } from './term-matches';
import { plainWords, wordsOf } from './words';

/** A page or section that answers a query. */
export interface Result extends IndexPage {
  /** ID and text of the section's heading; empty for the page itself. */
  hash: string;
  heading: string;
  /** Text of the section, or of the page if the section has none; undefined until it's loaded. */
  text: string | undefined;
  /** Words to highlight, in lowercase; also in other forms. */
  words: string[];
}

export interface SearchRequest {
  text: string;
  limit: number;
  /** Path of the reader's current context; its pages rank slightly higher. */
  context?: string;
  /** Only pages of this context. */
  within?: string;
}

export interface SearchResults {
  results: Result[];
  /** Numbers of pages found inside and outside the context. */
  inside: number;
  outside: number;
}

/** Maximum results in the dropdown. */
export const SEARCH_RESULT_LIMIT = 8;

const CONTEXT_BOOST = 1.18;
/** Where no word tells who asks, pages for participants come first, and those for technical readers last. */
const PRIORITY: Partial<Record<Reader, number>> = {
  Participants: 1.3,
  Administrators: 0.95,
  Developers: 0.9,
  Data: 0.95,
};
/** What pages count more for those whose words a query has. */
const TOLD = 1.3;
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
  /** The names of pages, and all phrases by which readers know them. */
  readonly #names: PhraseIndex;
  #phrases = new PhraseIndex([]);
  #synonyms: Synonyms = new Map();
  readonly #texts = new Map<string, readonly string[]>();

  private constructor(pages: readonly IndexPage[], names: MiniSearch, analyzer: Analyzer) {
    this.#pages = pages;
    this.#indexes = [names];
    this.#analyzer = analyzer;
    this.#names = new PhraseIndex(pages.map(namesOf), analyzer);
  }

  /**
   * Creates an engine for the pages of an index file, which answers from their titles and headings alone at first.
   * Pauses meanwhile, so that the page stays responsive.
   */
  static async of(pages: readonly IndexPage[], analyzer = ownAnalyzer): Promise<SearchEngine> {
    const named = pages.map((page) => [
      { name: namesOf(page).join(' ') },
      ...page.sections.map(({ heading }) => ({ name: heading })),
    ]);
    return new SearchEngine(pages, await indexOf(named, analyzer), analyzer);
  }

  /** Adds the other words by which the pages are found, once; pauses meanwhile, too. */
  async addWords({ synonyms, pages }: WordsFile): Promise<void> {
    this.#indexes.push(await indexOf(pages, this.#analyzer));
    this.#synonyms = synonymsIn(synonyms, this.#analyzer);
    const phrases = this.#pages.map((page, place) => phrasesOf(page, pages[place]));
    this.#phrases = new PhraseIndex(phrases, this.#analyzer);
  }

  /** Adds the texts of the sections of a page, for excerpts. */
  addTexts(url: string, texts: readonly string[]): void {
    this.#texts.set(url, texts);
  }

  search({ text, limit, context = '', within = '' }: SearchRequest): SearchResults {
    const tokens = parseQuery(text, this.#analyzer);
    const matches = termMatchesOf(this.#indexes, this.#analyzer, this.#synonyms, tokens);
    const ranked = this.#rank(text, matches, context);
    const place = within || context;
    const inside = ranked.filter(({ page }) => this.#isIn(place, page));
    return {
      results: (within ? inside : ranked).slice(0, limit).map((found) => this.#resultAt(found, matches)),
      inside: inside.length,
      outside: ranked.length - inside.length,
    };
  }

  #isIn(context: string, page: number): boolean {
    return context !== '' && this.#pages[page]?.url.startsWith(`/${context}/`) === true;
  }

  /** All pages found, best first. */
  #rank(text: string, matches: readonly TermMatch[], context: string): RankedPage[] {
    const odds = this.#phrases.odds(text);
    const named = this.#names.closeness(matches);
    const close = this.#phrases.closeness(matches);
    const readers = this.#analyzer.readersOf(plainWords(text));
    const priority = (reader: Reader) => (readers.size ? (readers.has(reader) ? TOLD : 1) : (PRIORITY[reader] ?? 1));
    return this.#pages
      .map((page, place) => {
        const ranked = rankPage(page, place, matches);
        const boost =
          (this.#isIn(context, place) ? CONTEXT_BOOST : 1) * priority(page.reader) * (page.removed ? REMOVED : 1);
        return {
          ...ranked,
          // A name counts by how much of it is asked for; any other phrase, only if it's nearly the query.
          score: ranked.score * odds(place) * boost * (1 + 2 * named(place)) * (1 + 2 * close(place) ** 3),
          // Who asks for a page by its name wants to see it from the top.
          target: named(place) >= NAMED ? 0 : ranked.target,
        };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.page - b.page);
  }

  #resultAt({ page, target }: RankedPage, matches: readonly TermMatch[]): Result {
    const found = this.#pages[page] as IndexPage;
    const { hash = '', heading = '' } = found.sections[target] ?? {};
    const texts = this.#texts.get(found.url);
    const text = texts && (texts[target] || texts[0] || '');
    const documents = [documentId(page), ...found.sections.map((_, section) => documentId(page, section))];
    return { ...found, hash, heading, text, words: wordsIn(documents, matches, this.#analyzer) };
  }
}

/** The phrases by which readers know a page: its names, its headings, and their own words for it. */
function phrasesOf(page: IndexPage, words: IndexWords = []): string[] {
  const headings = page.sections.flatMap(({ heading }) => (heading ? wordsOf(heading) : []));
  return [...namesOf(page), ...headings, ...words.flatMap(({ keywords }) => keywords?.split('\n') ?? [])];
}
