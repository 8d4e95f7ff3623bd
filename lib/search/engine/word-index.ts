import SearchableMap from 'minisearch/SearchableMap';
import { FIELDS, pageNames, type Analyzer, type Field } from './analysis';

/** What results display, in columns, because similar texts next to each other compress well. */
export interface StoredPages {
  url: string[];
  title: string[];
  /** Names in the sidebar, where they differ from the titles. */
  label: string[];
  breadcrumb: string[][];
  route: string[];
  /** Number of sections of each page; the first is the part before any heading. */
  sections: number[];
}

export interface StoredSections {
  heading: string[];
  /** IDs of the headings. */
  hash: string[];
}

/** The index of one context's pages. */
export interface IndexPart {
  pages: StoredPages;
  sections: StoredSections;
  /** Words as written, with spaces between them; their stems are the terms. The first part's apply to every part. */
  words: string;
  /** For each term: the number of sections that have it, and the steps from one of them to the next. */
  readerWords: number[];
  text: number[];
}

/** By field, the sections that have a term. */
type Places = Readonly<Record<Field, number[]>>;

interface Term {
  places: Places;
  /** How often it occurs, counted once per section and field. */
  count: number;
}

const nowhere = (): Places => ({ name: [], readerWords: [], text: [] });

/** How long (ms) to work before letting the page paint and handle input. */
const WORK_TIME = 25;

const MOST_COMPLETIONS = 16;
const MOST_CORRECTIONS = 4;
/** Shorter words than the first number are never corrected; shorter than the second, only for one typo. */
const [SHORTEST, TWO_ERRORS] = [4, 7];

const sortedLetters = (word: string): string => [...word].sort().join('');

/** Which words occur in which sections. Completes and corrects typed words with MiniSearch's map for searching words. */
export class WordIndex {
  readonly analyzer: Analyzer;
  readonly pages: StoredPages = {
    url: [],
    title: [],
    label: [],
    breadcrumb: [],
    route: [],
    sections: [],
  };
  readonly sections: StoredSections = { heading: [], hash: [] };
  readonly #terms = new Map<string, Term>();
  /** The term of each word. */
  readonly #words = new SearchableMap<string>();
  #shared: Term[] = [];

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
  }

  /** Adds a context's pages, starting with the pages outside every context. Yields, to keep typing smooth. */
  async add(part: IndexPart): Promise<void> {
    const isFirst = !this.#shared.length;
    const own = await this.#addWords(part.words);
    if (isFirst) this.#shared = own;
    const rows = isFirst ? own : [...this.#shared, ...own];
    const first = this.sections.heading.length;
    for (const field of ['readerWords', 'text'] as const) {
      const numbers = part[field];
      let at = 0;
      for (const { places } of rows) {
        let id = first - 1;
        for (let left = numbers[at++] ?? 0; left; left -= 1) {
          id += numbers[at++] ?? 0;
          places[field].push(id);
        }
      }
    }
    this.#addNames(part, first);
    for (const term of rows) term.count = FIELDS.reduce((sum, field) => sum + term.places[field].length, 0);
    for (const [key, values] of Object.entries(part.pages))
      this.pages[key as keyof StoredPages].push(...(values as never[]));
    this.sections.heading.push(...part.sections.heading);
    this.sections.hash.push(...part.sections.hash);
  }

  /** Reads the words of titles, addresses, and headings. */
  #addNames({ pages, sections }: IndexPart, first: number): void {
    const names = [...sections.heading];
    let at = 0;
    for (const [page, count] of pages.sections.entries()) {
      names[at] = pageNames(pages.title[page] ?? '', pages.label[page] ?? '', pages.url[page] ?? '');
      at += count;
    }
    for (const [place, name] of names.entries()) {
      for (const word of this.analyzer.words(name, 'name')) {
        const ids = this.#terms.get(this.analyzer.term(word) ?? word)?.places.name;
        if (ids?.at(-1) !== first + place) ids?.push(first + place);
      }
    }
  }

  /** Adds words to complete and correct; returns their terms, each once. */
  async #addWords(words: string): Promise<Term[]> {
    const terms = new Set<Term>();
    let since = performance.now();
    for (const word of words ? words.split(' ') : []) {
      const name = this.analyzer.term(word) ?? word;
      let term = this.#terms.get(name);
      if (!term) {
        term = { places: nowhere(), count: 0 };
        this.#terms.set(name, term);
      }
      terms.add(term);
      this.#words.set(word, name);
      if (performance.now() - since < WORK_TIME) continue;
      await new Promise((resolve) => setTimeout(resolve, 0));
      since = performance.now();
    }
    return [...terms];
  }

  has(term: string): boolean {
    return this.count(term) > 0;
  }

  count(term: string): number {
    return this.#terms.get(term)?.count ?? 0;
  }

  /** By field, the sections that have a term. */
  places(term: string): Places {
    return this.#terms.get(term)?.places ?? nowhere();
  }

  /** True if a term occurs in one of the sections from `first` up to but not including `end`. */
  isWithin(term: string, first: number, end: number): boolean {
    const places = this.places(term);
    return FIELDS.some((field) => places[field].some((id) => id >= first && id < end));
  }

  /** True if a term occurs in a name or more than once; a word in a single text may itself be misspelled. */
  #isUsual(term: string): boolean {
    return this.count(term) > 1 || !this.places(term).text.length;
  }

  /** Terms of words that start with the given letters, most frequent first. */
  completions(start: string): string[] {
    const terms = new Set<string>();
    for (const [word, term] of this.#words.atPrefix(start)) if (word !== start && this.has(term)) terms.add(term);
    return [...terms].sort((a, b) => this.count(b) - this.count(a)).slice(0, MOST_COMPLETIONS);
  }

  /**
   * Words one or two typos away, likeliest first. Input with a digit is a name or number and is never corrected.
   */
  corrections(typed: string): string[] {
    if (typed.length < SHORTEST || /\d/.test(typed)) return [];
    const found = [...this.#words.fuzzyGet(typed, 2)]
      .map(([word, [term, errors]]) => ({ word, term, errors, count: this.count(term) }))
      .filter(({ word, term }) => this.#isUsual(term) && word.length > 2 && word !== typed && !/\d/.test(word));
    // Swapped letters are one typo, but the map counts two.
    const letters = sortedLetters(typed);
    const near = found.filter(({ word, errors }) => errors === 1 || sortedLetters(word) === letters);
    const usable = near.length || typed.length < TWO_ERRORS ? near : found;
    const unlike = (word: string) => Number(word[0] !== typed[0]);
    return usable
      .sort((a, b) => unlike(a.word) - unlike(b.word) || b.count - a.count)
      .slice(0, MOST_CORRECTIONS)
      .map(({ word }) => word);
  }
}
