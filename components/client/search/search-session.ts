import { SearchEngine, type Answer, type SearchRequest } from '@/lib/search/engine/engine';
import { indexFileName, textFileName } from '@/lib/search/engine/index-address';
import type { IndexPart } from '@/lib/search/engine/unpack-index';

/** Fetches an index file by name. */
export type FetchFile = <T>(file: string) => Promise<T>;

/**
 * The engine and the loaded parts of the index. Notifies listeners when more has loaded. Nothing is fetched twice.
 */
export class SearchSession {
  readonly #fetchFile: FetchFile;
  readonly #contexts: readonly string[];
  readonly #parts = new Map<string, Promise<IndexPart>>();
  readonly #texts = new Map<string, Promise<string[]>>();
  readonly #listeners = new Set<() => void>();
  #engine: SearchEngine | null = null;
  /** Contexts that the engine knows, in the order of its sections. */
  #known: readonly string[] = [];
  #building: Promise<void> = Promise.resolve();
  #hasTexts = false;
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

  /** True if the texts of all searchable pages are loaded, or failed to load. */
  get hasTexts(): boolean {
    return this.#hasTexts;
  }

  search(request: SearchRequest): Answer {
    return this.#engine?.search(request) ?? { results: [], inside: 0, outside: 0 };
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
    return this.#grow([...new Set(['', context])]);
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
    const known = this.#known;
    try {
      const texts = await Promise.all(known.map((context) => this.#once(this.#texts, context, textFileName)));
      if (known !== this.#known) return;
      this.#engine?.setTexts(texts.flat());
      this.#hasTexts = true;
      this.#notify();
    } catch (error) {
      console.error('The texts of the search index could not be loaded.', error);
      this.#hasTexts = true;
      this.#notify();
    }
  }

  async #grow(contexts: readonly string[]): Promise<void> {
    const missing = () => contexts.filter((context) => !this.#known.includes(context));
    if (!missing().length) return;
    // Fetch all parts in parallel, but build only one engine at a time.
    const fetched = Promise.all(contexts.map((context) => this.#once(this.#parts, context, indexFileName)));
    fetched.catch(() => {});
    const building = this.#building.then(async () => {
      await fetched;
      if (!missing().length) return;
      // While the processor works on these, the line is free for the others.
      for (const one of this.#contexts) this.#once(this.#parts, one, indexFileName).catch(() => {});
      const wanted = this.#contexts.filter((one) => this.#known.includes(one) || contexts.includes(one));
      this.#engine = await SearchEngine.of(
        await Promise.all(wanted.map((one) => this.#once(this.#parts, one, indexFileName))),
      );
      this.#known = wanted;
      this.#hasTexts = false;
      this.#complete = wanted.length === this.#contexts.length;
      this.#notify();
    });
    this.#building = building.catch(() => {});
    return building;
  }

  #once<T>(kept: Map<string, Promise<T>>, context: string, nameOf: (context: string) => string): Promise<T> {
    const known = kept.get(context);
    if (known) return known;
    const fetching = this.#fetchFile<T>(nameOf(context));
    kept.set(context, fetching);
    fetching.catch(() => kept.delete(context));
    return fetching;
  }

  #notify(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}
