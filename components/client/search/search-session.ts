import { analyzerOf, type Analyzer } from '@/lib/search/engine/analysis';
import { SearchEngine, type Answer, type Result, type SearchRequest } from '@/lib/search/engine/engine';
import { indexFileName, languageFolder, textFileName, wordsFileName } from '@/lib/search/engine/index-address';
import type { ExcerptTexts, IndexPage, IndexWords } from '@/lib/search/engine/search-index';

/** Fetches a search file by name; one that is there is not fetched again. */
export type FetchFile = <T>(file: string) => Promise<T>;

/**
 * Search on the pages of a language, which knows their names; the other words that they are found by follow.
 * @throws whatever fetching the names throws.
 */
export async function openSearch(fetchFile: FetchFile, language: string): Promise<SearchSession> {
  const [pages, analyzer] = await Promise.all([fetchFile<IndexPage[]>(indexFileName(language)), analyzerOf(language)]);
  // They come while the browser indexes the names.
  const words = fetchFile<IndexWords[]>(wordsFileName(language));
  words.catch(() => {});
  const session = new SearchSession(fetchFile, language, analyzer, await SearchEngine.of(pages, analyzer));
  session.whole = session.complete(words);
  return session;
}

/** The engine of a language and what texts say. Notifies listeners when more has loaded. */
export class SearchSession {
  readonly analyzer: Analyzer;
  readonly #fetchFile: FetchFile;
  readonly #language: string;
  readonly #engine: SearchEngine;
  readonly #listeners = new Set<() => void>();
  #revision = 0;
  #isComplete = false;

  constructor(fetchFile: FetchFile, language: string, analyzer: Analyzer, engine: SearchEngine) {
    this.analyzer = analyzer;
    this.#fetchFile = fetchFile;
    this.#language = language;
    this.#engine = engine;
  }

  /** Resolves when the order of results is final. */
  whole: Promise<void> = Promise.resolve();

  /** Changes whenever more has loaded. */
  readonly revision = (): number => this.#revision;

  /** True if the order of results is final: all words are indexed, or couldn't be loaded. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  search(request: SearchRequest): Answer {
    const { within } = request;
    return this.#engine.search({ ...request, within: within && languageFolder(this.#language) + within });
  }

  readonly listen = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Adds the words that names don't have. Without them, search still finds names. */
  async complete(words: Promise<IndexWords[]>): Promise<void> {
    try {
      await this.#engine.addWords(await words);
    } catch (error) {
      console.error('The words of the pages could not be loaded for search.', error);
    }
    this.#isComplete = true;
    this.#notify();
  }

  /** Fetches the texts of the pages found, for excerpts. A page whose texts can't be loaded has none. */
  async loadTexts(results: readonly Result[]): Promise<void> {
    const urls = new Set(results.filter(({ text }) => text === undefined).map(({ url }) => url));
    if (!urls.size) return;
    const load = async (url: string) => {
      try {
        const texts = await this.#fetchFile<ExcerptTexts>(textFileName(url, this.#language));
        this.#engine.addTexts(url, texts[url] ?? []);
      } catch (error) {
        console.error('The texts of a page could not be loaded for search.', error);
        this.#engine.addTexts(url, []);
      }
    };
    await Promise.all([...urls].map(load));
    this.#notify();
  }

  #notify(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}
