import type MiniSearch from 'minisearch';
import { defaultAnalyzer, type Analyzer } from './analysis';
import { PhraseIndex } from './phrase-index';
import { rankPage, type RankedPage } from './rank-page';
import { entryId, namesOf, type IndexPage, type IndexWords, type WordsFile } from './index-files';
import { makeIndex } from './make-index';
import { matchWords, wordsIn, type Find, type Match, type WordMatch } from './match-words';
import { AUDIENCES, CURRENT_CONTEXT } from './weights';
import { wordsOf } from './words';

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
  /** The phrases by which readers know pages. */
  #phrases: PhraseIndex;
  readonly #texts = new Map<string, readonly string[]>();

  private constructor(pages: readonly IndexPage[], names: MiniSearch, analyzer: Analyzer) {
    this.#pages = pages;
    this.#indexes = [names];
    this.#analyzer = analyzer;
    this.#phrases = new PhraseIndex(
      pages.map((page) => phrasesOf(page)),
      analyzer,
    );
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
  async addWords(pages: WordsFile): Promise<void> {
    this.#indexes.push(await makeIndex(pages, this.#analyzer));
    this.#phrases = new PhraseIndex(
      this.#pages.map((page, pageIndex) => phrasesOf(page, pages[pageIndex])),
      this.#analyzer,
    );
  }

  /** Adds the texts of the sections of a page, for excerpts. */
  addTexts(url: string, texts: readonly string[]): void {
    this.#texts.set(url, texts);
  }

  search({ text, limit, context = '', within = '' }: SearchRequest): SearchResults {
    const matches = matchWords(this.#find, this.#analyzer, text);
    const ranked = this.#rank(matches, context);
    const folder = within || context;
    const inside = ranked.filter(({ pageIndex }) => this.#isIn(folder, pageIndex));
    return {
      results: (within ? inside : ranked).slice(0, limit).map((ranking) => this.#resultAt(ranking, matches)),
      inside: inside.length,
      outside: ranked.length - inside.length,
    };
  }

  /** Finds the entries that have a word, in both indexes. */
  readonly #find: Find = (word, options) => {
    const byEntry = new Map<string, Match>();
    for (const { id, score, terms } of this.#indexes.flatMap((index) => index.search(word, options))) {
      const before = byEntry.get(String(id));
      byEntry.set(String(id), { score: score + (before?.score ?? 0), forms: [...terms, ...(before?.forms ?? [])] });
    }
    return byEntry;
  };

  #isIn(context: string, pageIndex: number): boolean {
    return context !== '' && this.#pages[pageIndex]?.url.startsWith(`/${context}/`) === true;
  }

  /** All pages found, best first. */
  #rank(matches: readonly WordMatch[], context: string): RankedPage[] {
    const evidence = this.#phrases.evidence(matches);
    return this.#pages
      .flatMap((page, pageIndex) => {
        const ranking = rankPage(page, pageIndex, matches, evidence);
        if (!ranking) return [];
        const priority = (this.#isIn(context, pageIndex) ? CURRENT_CONTEXT : 1) * (AUDIENCES[page.audience] ?? 1);
        return { ...ranking, score: ranking.score * priority };
      })
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

/** The phrases by which readers know each section of a page: names and headings, and their own words. */
function phrasesOf(page: IndexPage, [own, ...words]: IndexWords = []): string[][] {
  const phrasesIn = (keywords = '') => keywords.split('\n').filter(Boolean);
  return page.sections.map(({ heading }, section) => [
    ...(section ? [wordsOf(heading ?? '')] : [...namesOf(page), ...phrasesIn(own?.keywords)]),
    ...phrasesIn(words[section]?.keywords),
  ]);
}
