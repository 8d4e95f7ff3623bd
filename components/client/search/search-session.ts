import { analyzerOf, type Analyzer } from '@/lib/search/engine/analysis';
import { SearchEngine, type Answer, type SearchRequest } from '@/lib/search/engine/engine';
import { indexContexts, indexFileName, languageFolder, textFileName } from '@/lib/search/engine/index-address';
import type { Result } from '@/lib/search/engine/result';
import type { IndexPart } from '@/lib/search/engine/index-part';

/** Fetches an index file by name. */
export type FetchFile = <T>(file: string) => Promise<T>;

/** Search on the pages of a language. */
export const openSearch = async (fetchFile: FetchFile, language: string): Promise<SearchSession> =>
  new SearchSession(fetchFile, language, await analyzerOf(language));

/**
 * The engine and the loaded parts of a language's index. Notifies listeners when more has loaded. Nothing is fetched twice.
 */
export class SearchSession {
  readonly analyzer: Analyzer;
  readonly #fetchFile: FetchFile;
  readonly #language: string;
  readonly #contexts: readonly string[];
  readonly #files = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();
  readonly #engine: SearchEngine;
  /** Contexts that the engine knows, in the order of its sections. */
  readonly #known: string[] = [];
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
        this.#engine.setTexts(url, await this.#once<string[]>(textFileName(url)));
      } catch (error) {
        console.error('The texts of a page could not be loaded for search.', error);
        this.#engine.setTexts(url, []);
      }
    };
    await Promise.all([...urls].map(load));
    this.#notify();
  }

  #grow(contexts: readonly string[]): Promise<void> {
    const fetched = this.#parts(contexts);
    fetched.catch(() => {});
    // Files come at the same time, but only one is added at a time.
    const building = this.#building.then(async () => {
      const parts = await fetched;
      const isNew = (context: string) => !this.#known.includes(context);
      if (!contexts.some(isNew)) return;
      // While the processor works on these, the connection is free for the others.
      this.#parts(this.#contexts).catch(() => {});
      for (const [place, context] of contexts.entries()) {
        const part = parts[place];
        if (!part || !isNew(context)) continue;
        await this.#engine.add(part);
        this.#known.push(context);
      }
      this.#complete = this.#known.length === this.#contexts.length;
      this.#notify();
    });
    this.#building = building.catch(() => {});
    return building;
  }

  #parts(contexts: readonly string[]): Promise<IndexPart[]> {
    return Promise.all(contexts.map((context) => this.#once<IndexPart>(indexFileName(context, this.#language))));
  }

  #once<T>(file: string): Promise<T> {
    const known = this.#files.get(file) as Promise<T> | undefined;
    if (known) return known;
    const fetching = this.#fetchFile<T>(file);
    this.#files.set(file, fetching);
    fetching.catch(() => this.#files.delete(file));
    return fetching;
  }

  #notify(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}
