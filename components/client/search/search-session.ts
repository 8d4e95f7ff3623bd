import { SearchEngine, type Answer, type SearchRequest } from '@/lib/search/engine/engine';
import { indexFileName, textFileName } from '@/lib/search/engine/index-address';
import type { IndexPart } from '@/lib/search/engine/word-index';

/** Fetches an index file by name. */
export type FetchFile = <T>(file: string) => Promise<T>;

/** Search as its field and its page use it. */
export type Search = Pick<
  SearchSession,
  'revision' | 'complete' | 'loadTime' | 'hasTexts' | 'search' | 'listen' | 'load' | 'loadAll' | 'loadTexts'
>;

/**
 * The engine and the loaded parts of the index. Notifies listeners when more has loaded. Nothing is fetched twice.
 */
export class SearchSession {
  readonly #fetchFile: FetchFile;
  readonly #contexts: readonly string[];
  readonly #files = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();
  readonly #engine = new SearchEngine();
  /** Contexts that the engine knows, in the order of its sections. */
  readonly #known: string[] = [];
  #building: Promise<void> = Promise.resolve();
  #hasTexts = false;
  readonly #start = performance.now();
  #loadTime = 0;
  #revision = 0;
  #complete = false;

  /** `contexts` lists all of them; pages outside every context have their own file. */
  constructor(fetchFile: FetchFile, contexts: readonly string[]) {
    this.#fetchFile = fetchFile;
    this.#contexts = ['', ...contexts];
  }

  /** Changes whenever more of the index is loaded. */
  get revision(): number {
    return this.#revision;
  }

  /** True if the whole index is loaded, or the rest failed to load. */
  get complete(): boolean {
    return this.#complete;
  }

  /** How long (ms) the index took to arrive, which tells how fast the connection is. */
  get loadTime(): number {
    return this.#loadTime;
  }

  /** True if the texts of all searchable pages are loaded, or failed to load. */
  get hasTexts(): boolean {
    return this.#hasTexts;
  }

  search(request: SearchRequest): Answer {
    return this.#engine.search(request);
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
    return this.#grow(['', context]);
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

  /** Fetches the excerpt texts of all loaded pages. */
  async loadTexts(): Promise<void> {
    await this.#building;
    const known = [...this.#known];
    try {
      const texts = await Promise.all(known.map((context) => this.#once<string[]>(textFileName(context))));
      this.#engine.setTexts(texts.flat());
      this.#hasTexts = known.length === this.#known.length;
    } catch (error) {
      console.error('The texts of the search index could not be loaded.', error);
      this.#hasTexts = true;
    }
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
      this.#loadTime = performance.now() - this.#start;
      // While the processor works on these, the connection is free for the others.
      this.#parts(this.#contexts).catch(() => {});
      for (const [place, context] of contexts.entries()) {
        const part = parts[place];
        if (!part || !isNew(context)) continue;
        await this.#engine.add(part);
        this.#known.push(context);
      }
      this.#hasTexts = false;
      this.#complete = this.#known.length === this.#contexts.length;
      this.#notify();
    });
    this.#building = building.catch(() => {});
    return building;
  }

  #parts(contexts: readonly string[]): Promise<IndexPart[]> {
    return Promise.all(contexts.map((context) => this.#once<IndexPart>(indexFileName(context))));
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
