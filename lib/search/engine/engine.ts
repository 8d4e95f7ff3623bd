import type MiniSearch from 'minisearch';
import { defaultAnalyzer, type Analyzer } from './analysis';
import { PhraseIndex } from './phrase-index';
import { rankPage, type RankedPage } from './rank-page';
import {
  entryId,
  makeIndex,
  namesOf,
  type IndexPage,
  type IndexWords,
  type Audience,
  type WordsFile,
} from './index-files';
import { parseQuery, synonymsIn, matchWords, wordsIn, type Synonyms, type WordMatch } from './match-words';
import { AUDIENCES, CLOSE, CLOSE_PHRASE_EXPONENT, CURRENT_CONTEXT, GIVEN_AWAY, NAMED, REMOVED } from './weights';
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
  static async of(pages: readonly IndexPage[], analyzer = defaultAnalyzer): Promise<SearchEngine> {
    const named = pages.map((page) => [
      { name: namesOf(page).join(' ') },
      ...page.sections.map(({ heading }) => ({ name: heading })),
    ]);
    return new SearchEngine(pages, await makeIndex(named, analyzer), analyzer);
  }

  /** Adds the other words by which the pages are found, once; pauses meanwhile, too. */
  async addWords({ synonyms, pages }: WordsFile): Promise<void> {
    this.#indexes.push(await makeIndex(pages, this.#analyzer));
    this.#synonyms = synonymsIn(synonyms, this.#analyzer);
    const phrases = this.#pages.map((page, pageIndex) => phrasesOf(page, pages[pageIndex]));
    this.#phrases = new PhraseIndex(phrases, this.#analyzer);
  }

  /** Adds the texts of the sections of a page, for excerpts. */
  addTexts(url: string, texts: readonly string[]): void {
    this.#texts.set(url, texts);
  }

  search({ text, limit, context = '', within = '' }: SearchRequest): SearchResults {
    const tokens = parseQuery(text, this.#analyzer);
    const matches = matchWords(this.#indexes, this.#analyzer, this.#synonyms, tokens);
    const ranked = this.#rank(text, matches, context);
    const folder = within || context;
    const inside = ranked.filter(({ pageIndex }) => this.#isIn(folder, pageIndex));
    return {
      results: (within ? inside : ranked).slice(0, limit).map((ranking) => this.#resultAt(ranking, matches)),
      inside: inside.length,
      outside: ranked.length - inside.length,
    };
  }

  #isIn(context: string, pageIndex: number): boolean {
    return context !== '' && this.#pages[pageIndex]?.url.startsWith(`/${context}/`) === true;
  }

  /** All pages found, best first. */
  #rank(text: string, matches: readonly WordMatch[], context: string): RankedPage[] {
    const odds = this.#phrases.odds(text);
    const named = this.#names.closeness(matches);
    const close = this.#phrases.closeness(matches);
    const audiences = this.#analyzer.audiencesOf(plainWords(text));
    const priority = (audience: Audience) =>
      audiences.size ? (audiences.has(audience) ? GIVEN_AWAY : 1) : (AUDIENCES[audience] ?? 1);
    return this.#pages
      .map((page, pageIndex) => {
        const ranked = rankPage(page, pageIndex, matches);
        const boost =
          (this.#isIn(context, pageIndex) ? CURRENT_CONTEXT : 1) *
          priority(page.audience) *
          (page.removed ? REMOVED : 1);
        return {
          ...ranked,
          // A name counts by how much of it is asked for; any other phrase, only if it's nearly the query.
          score:
            ranked.score *
            odds(pageIndex) *
            boost *
            (1 + CLOSE * named(pageIndex)) *
            (1 + CLOSE * close(pageIndex) ** CLOSE_PHRASE_EXPONENT),
          // Those who ask for a page by its name want to see its top.
          section: named(pageIndex) >= NAMED ? 0 : ranked.section,
        };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.pageIndex - b.pageIndex);
  }

  #resultAt({ pageIndex, section }: RankedPage, matches: readonly WordMatch[]): Result {
    const page = this.#pages[pageIndex] as IndexPage;
    const { hash = '', heading = '' } = page.sections[section] ?? {};
    const texts = this.#texts.get(page.url);
    const text = texts && (texts[section] || texts[0] || '');
    const entries = [entryId(pageIndex), ...page.sections.map((_, index) => entryId(pageIndex, index))];
    return { ...page, hash, heading, text, words: wordsIn(entries, matches, this.#analyzer) };
  }
}

/** The phrases by which readers know a page: its names, its headings, and their own words for it. */
function phrasesOf(page: IndexPage, words: IndexWords = []): string[] {
  const headings = page.sections.flatMap(({ heading }) => (heading ? wordsOf(heading) : []));
  return [...namesOf(page), ...headings, ...words.flatMap(({ keywords }) => keywords?.split('\n') ?? [])];
}
