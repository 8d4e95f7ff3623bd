import { SearchEngine, type Answer, type SearchRequest } from '@/lib/search/engine';
import { BODY_FILE_NAME, TEXT_FILE_NAME } from '@/lib/search/index-address';
import type { BodyFile, HeadFile, TextFile } from '@/lib/search/index-files';

/** The engine and what of the index is there. Tells listeners when another part has come. */
export class SearchSession {
  readonly #engine: SearchEngine;
  readonly #fetchPart: <T>(file: string) => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #body: Promise<void> | null = null;
  #texts: Promise<void> | null = null;
  #parts = 1;

  constructor(head: HeadFile, fetchPart: <T>(file: string) => Promise<T>) {
    this.#engine = new SearchEngine(head);
    this.#fetchPart = fetchPart;
  }

  /** How many parts of the index are there, from 1 to 3. */
  get parts(): number {
    return this.#parts;
  }

  search(request: SearchRequest): Answer {
    return this.#engine.search(request);
  }

  listen(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  /** Fetches the words of the text, once. Without them search answers from titles, headings and identifiers. */
  loadBody(): Promise<void> {
    this.#body ??= this.#load(
      async () => {
        await this.#engine.addBody(await this.#fetchPart<BodyFile>(BODY_FILE_NAME));
      },
      () => {
        this.#body = null;
      },
    );
    return this.#body;
  }

  /** Fetches the texts for excerpts, once, after the words. */
  loadTexts(): Promise<void> {
    this.#texts ??= this.loadBody().then(() =>
      this.#load(
        async () => {
          this.#engine.addTexts(await this.#fetchPart<TextFile>(TEXT_FILE_NAME));
        },
        () => {
          this.#texts = null;
        },
      ),
    );
    return this.#texts;
  }

  async #load(load: () => Promise<void>, onFailure: () => void): Promise<void> {
    try {
      await load();
      this.#parts += 1;
      for (const listener of this.#listeners) listener();
    } catch (error) {
      onFailure();
      console.error('A part of the search index could not be loaded.', error);
    }
  }
}
