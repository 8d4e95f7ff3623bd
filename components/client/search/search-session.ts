import { analyzerOf, type Analyzer } from '@/lib/search/engine/analysis';
import { SearchEngine, type Answer, type SearchRequest } from '@/lib/search/engine/engine';
import { indexContexts, indexFileName, languageFolder, textFileName } from '@/lib/search/engine/index-address';
import type { Result } from '@/lib/search/engine/result';
import type { IndexPart } from '@/lib/search/engine/index-part';

/** Fetches an index file by name; one that is there is not fetched again. */
export type FetchFile = <T>(file: string) => Promise<T>;

/** Search on the pages of a language. */
export const openSearch = async (fetchFile: FetchFile, language: string): Promise<SearchSession> =>
  new SearchSession(fetchFile, language, await analyzerOf(language));

/**
 * The engine and the loaded parts of a language's index. Notifies listeners when more has loaded.
 */
export class SearchSession {
  readonly analyzer: Analyzer;
  readonly #fetchFile: FetchFile;
  readonly #language: string;
  readonly #contexts: readonly string[];
  readonly #listeners = new Set<() => void>();
  readonly #engine: SearchEngine;
  /** Contexts that the engine knows, and how many of them listeners have been told of. */
  readonly #known = new Set<string>();
  #shown = 0;
  #building: Promise<void> = Promise.resolve();
  #revision = 0;
  #complete = false;

  constructor(fetchFile: FetchFile, language: string, analyzer: Analyzer) {
    this.analyzer = analyzer;
    this.#fetchFile = fetchFile;
    this.#language = language;
    this.#contexts = indexContexts(language);
    this.#engine = new SearchEngine(analyzer);
  }

  /** Changes whenever more of the index is loaded. */
  get revision(): number {
    return this.#revision;
  }

  /** True if the whole index is loaded, or the rest failed to load. */
  get complete(): boolean {
    return this.#complete;
  }

  search(request: SearchRequest): Answer {
    const { within } = request;
    return this.#engine.search({ ...request, within: within && languageFolder(this.#language) + within });
  }

  listen(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  /**
   * Loads the pages of a context, along with those outside every context.
   * @throws whatever fetching throws; the next call tries again.
   */
  load(context: string): Promise<void> {
    return this.#grow(this.#contexts.filter((one) => one === '' || one === context));
  }

  /** Loads all pages. Failures are reported on the console, and the next call tries again. */
  async loadAll(): Promise<void> {
    try {
      await this.#grow(this.#contexts);
    } catch (error) {
      console.error('A part of the search index could not be loaded.', error);
    }
    if (this.#complete) return;
    this.#complete = true;
    this.#notify();
  }

  /** Fetches the texts of the pages found, for excerpts. A page whose texts can't be loaded has none. */
  async loadTexts(results: readonly Result[]): Promise<void> {
    const urls = new Set(results.filter(({ text }) => text === undefined).map(({ url }) => url));
    if (!urls.size) return;
    const load = async (url: string) => {
      try {
        this.#engine.setTexts(url, await this.#fetchFile<string[]>(textFileName(url)));
      } catch (error) {
        console.error('The texts of a page could not be loaded for search.', error);
        this.#engine.setTexts(url, []);
      }
    };
    await Promise.all([...urls].map(load));
    this.#notify();
  }

  /** Adds the pages of some contexts, and notifies listeners once all of them are there. */
  async #grow(contexts: readonly string[]): Promise<void> {
    await Promise.all(contexts.map((context) => this.#add(context)));
    if (this.#shown === this.#known.size) return;
    this.#shown = this.#known.size;
    this.#complete = this.#shown === this.#contexts.length;
    this.#notify();
  }

  /** Adds the pages of a context as soon as its file is there, one file at a time, that of no context first. */
  async #add(context: string): Promise<void> {
    const part = await this.#fetchFile<IndexPart>(indexFileName(context, this.#language));
    if (context) await this.#add('');
    const turn = this.#building.then(async () => {
      if (this.#known.has(context)) return;
      await this.#engine.add(part);
      this.#known.add(context);
    });
    this.#building = turn.catch(() => {});
    await turn;
  }

  #notify(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}
