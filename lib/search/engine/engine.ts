import type MiniSearch from 'minisearch';
import { defaultAnalyzer, type Analyzer } from './analysis';
import { createIndex, entriesOf, pageEntryId, sectionEntryId, type IndexPage, type WordsFile } from './index-files';
import { matchWords, wordsIn, type WordMatch } from './match-words';
import { PhraseIndex } from './phrase-index';
import { BY_AUDIENCE, CURRENT_CONTEXT, SATURATION } from './weights';

/** A page or section that answers a query. */
export interface Result extends Omit<IndexPage, 'sections'> {
  /** ID and text of the section's heading; empty for the page itself. */
  anchor: string;
  heading: string;
  /** Text of the section, or of the page if the section has none; undefined until it's loaded. */
  text: string | undefined;
  /** Words to highlight, in lowercase; also in other forms. */
  highlights: string[];
}

export interface SearchRequest {
  query: string;
  limit: number;
  /** Folder of the reader's current context; its pages rank slightly higher. */
  boostedFolder?: string;
  /** Only pages in this folder. */
  onlyFolder?: string;
}

export interface SearchResults {
  results: Result[];
  /** Numbers of pages found inside and outside the folder. */
  inside: number;
  outside: number;
}

/** Maximum results in the panel. */
export const MAX_PANEL_RESULTS = 8;

/** What queries are answered from. */
interface Indexes {
  index: MiniSearch;
  phrases: PhraseIndex;
}

async function createIndexes(pages: readonly IndexPage[], words: WordsFile, analyzer: Analyzer): Promise<Indexes> {
  const entries = entriesOf(pages, words);
  return { index: await createIndex(entries, analyzer), phrases: new PhraseIndex(entries, analyzer) };
}

/** Answers queries from the index of a language's pages. */
export class SearchEngine {
  readonly #pages: readonly IndexPage[];
  readonly #analyzer: Analyzer;
  #index: MiniSearch;
  #phrases: PhraseIndex;
  readonly #texts = new Map<string, readonly string[]>();

  private constructor(pages: readonly IndexPage[], analyzer: Analyzer, { index, phrases }: Indexes) {
    this.#pages = pages;
    this.#analyzer = analyzer;
    this.#index = index;
    this.#phrases = phrases;
  }

  /** Creates an engine for the pages of an index file, which answers from their titles and headings alone at first. */
  static async create(pages: readonly IndexPage[], analyzer = defaultAnalyzer): Promise<SearchEngine> {
    return new SearchEngine(pages, analyzer, await createIndexes(pages, [], analyzer));
  }

  /** Adds the other words by which the pages are found. Pauses meanwhile, so that the page stays responsive. */
  async addWords(words: WordsFile): Promise<void> {
    const { index, phrases } = await createIndexes(this.#pages, words, this.#analyzer);
    this.#index = index;
    this.#phrases = phrases;
  }

  /** Adds the texts of the sections of a page, for excerpts. */
  addTexts(path: string, texts: readonly string[]): void {
    this.#texts.set(path, texts);
  }

  search({ query, limit, boostedFolder = '', onlyFolder = '' }: SearchRequest): SearchResults {
    const matches = matchWords(this.#index, this.#analyzer, query);
    const ranked = this.#rank(matches, boostedFolder);
    const inside = ranked.filter(({ pageIndex }) => this.#isIn(onlyFolder || boostedFolder, pageIndex));
    return {
      results: (onlyFolder ? inside : ranked)
        .slice(0, limit)
        .map(({ pageIndex, sectionIndex }) => this.#resultAt(pageIndex, sectionIndex, matches)),
      inside: inside.length,
      outside: ranked.length - inside.length,
    };
  }

  #isIn(folder: string, pageIndex: number): boolean {
    return folder !== '' && `${this.#pages[pageIndex]?.path}/`.startsWith(`/${folder}/`);
  }

  /** All pages found, best first. A page counts as its best section, and opens there. */
  #rank(matches: readonly WordMatch[], boostedFolder: string) {
    const evidence = this.#phrases.evidenceFor(matches);
    return this.#pages
      .flatMap((page, pageIndex) => {
        const scores = page.sections.map((_, sectionIndex) => scoreOf(pageIndex, sectionIndex, matches, evidence));
        const best = Math.max(...scores);
        const priority =
          (this.#isIn(boostedFolder, pageIndex) ? CURRENT_CONTEXT : 1) * (BY_AUDIENCE[page.audience] ?? 1);
        return best ? { pageIndex, sectionIndex: scores.indexOf(best), score: best * priority } : [];
      })
      .sort((a, b) => b.score - a.score || a.pageIndex - b.pageIndex);
  }

  #resultAt(pageIndex: number, sectionIndex: number, matches: readonly WordMatch[]): Result {
    const { sections, ...page } = this.#pages[pageIndex] as IndexPage;
    const { anchor = '', heading = '' } = sections[sectionIndex] ?? {};
    const texts = this.#texts.get(page.path);
    const text = texts && (texts[sectionIndex] || texts[0] || '');
    const entries = [pageEntryId(pageIndex), ...sections.map((_, index) => sectionEntryId(pageIndex, index))];
    return { ...page, anchor, heading, text, highlights: wordsIn(entries, matches, this.#analyzer) };
  }
}

/**
 * The score of a section, which inherits from its page; 0 if it isn't found. The logarithm of each word's score counts, so
 * that a section with all words is better than one that has one of them often.
 */
function scoreOf(
  pageIndex: number,
  sectionIndex: number,
  matches: readonly WordMatch[],
  evidence: ReadonlyMap<string, number>,
): number {
  const [pageId, sectionId] = [pageEntryId(pageIndex), sectionEntryId(pageIndex, sectionIndex)];
  const isFound = matches.some(({ byEntry }) => byEntry.has(sectionId) || (!sectionIndex && byEntry.has(pageId)));
  const lacks = ({ byEntry, isRequired }: WordMatch) => isRequired && !byEntry.has(sectionId) && !byEntry.has(pageId);
  if (!isFound || matches.some(lacks)) return 0;
  return matches.reduce(
    (sum, { byEntry, weight }) => {
      const score = (byEntry.get(sectionId)?.score ?? 0) + (byEntry.get(pageId)?.score ?? 0);
      return sum + weight * Math.log1p(score / SATURATION);
    },
    (evidence.get(pageId) ?? 0) + (evidence.get(sectionId) ?? 0),
  );
}
