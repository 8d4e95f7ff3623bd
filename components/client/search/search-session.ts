import { SearchEngine, type Answer, type SearchRequest } from '@/lib/search/engine';
import { BODY_FILE_NAME, TEXT_FILE_NAME } from '@/lib/search/index-address';
import type { BodyFile, HeadPiece, TextFile } from '@/lib/search/index-files';

/** The engine and what of the index is there. Tells listeners when another part has come. */
export class SearchSession {
  readonly #engine = new SearchEngine();
  readonly #fetchPart: <T>(file: string) => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #head: Promise<void> = Promise.resolve();
  #body: Promise<void> | null = null;
  #texts: Promise<void> | null = null;
  #parts = 0;
  #complete = false;

  private constructor(fetchPart: <T>(file: string) => Promise<T>) {
    this.#fetchPart = fetchPart;
  }

  /**
   * A session that can answer first queries, from titles and headings; the rest of the first part follows by itself.
   * `onLoss` is called when it does not come.
   */
  static async open(
    head: AsyncIterator<HeadPiece, unknown>,
    fetchPart: <T>(file: string) => Promise<T>,
    onLoss: (error: unknown) => void,
  ): Promise<SearchSession> {
    const session = new SearchSession(fetchPart);
    const next = async (): Promise<HeadPiece | null> => {
      const { value, done } = await head.next();
      if (done) return null;
      await session.#engine.addHead(value);
      return value;
    };
    for (let isEnough = false; !isEnough;) {
      const piece = await next();
      if (!piece) throw new Error('The first part of the search index ended too soon.');
      isEnough = 'pages' in piece;
    }
    session.#grow();
    session.#head = (async () => {
      while (await next());
      session.#grow();
    })();
    session.#head.catch(onLoss);
    return session;
  }

  /** How many parts of the index are there: names, topics, words, texts. */
  get parts(): number {
    return this.#parts;
  }

  /** True when all that can be found is found, or more does not come. */
  get complete(): boolean {
    return this.#complete;
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
        await this.#head;
        await this.#engine.addBody(await this.#fetchPart<BodyFile>(BODY_FILE_NAME));
        this.#complete = true;
      },
      () => {
        this.#body = null;
        this.#complete = true;
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
    } catch (error) {
      onFailure();
      console.error('A part of the search index could not be loaded.', error);
      return;
    }
    this.#grow();
  }

  #grow(): void {
    this.#parts += 1;
    for (const listener of this.#listeners) listener();
  }
}
