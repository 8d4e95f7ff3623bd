import SearchableMap from 'minisearch/SearchableMap';
import { FIELDS, type Analyzer, type Field } from './analysis';
import { phrasesOf, type IndexPart, type StoredPages, type StoredSections } from './index-part';
import { fromSteps } from './steps';
import { Topics } from './topics';
import { unhurried } from './unhurried';
import { splitWords } from './words';

/** By field, the sections that have a term. */
type Places = Readonly<Record<Field, number[]>>;

const nowhere = (): Places => ({ name: [], readerWords: [], text: [] });

const MOST_COMPLETIONS = 16;
const MOST_CORRECTIONS = 4;
/** Shorter words than the first number are never corrected; shorter than the second, only for one typo. */
const [SHORTEST, TWO_ERRORS] = [3, 7];

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
    keywords: [],
    sections: [],
  };
  readonly sections: StoredSections = { heading: [], hash: [], readerWords: [] };
  readonly topics: Topics;
  readonly #places = new Map<string, Places>();
  /** The term of each word. */
  readonly #words = new Map<string, string>();
  /** The same, made when the first word has to be corrected. */
  #fuzzy?: SearchableMap<string>;
  #shared = new Set<Places>();

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
    this.topics = new Topics(analyzer);
  }

  /** Adds a context's pages, starting with the pages outside every context. */
  async add(part: IndexPart): Promise<void> {
    const [firstPage, firstSection] = [this.pages.url.length, this.sections.heading.length];
    const rows = new Set(this.#shared);
    const addWord = (word: string, field: 'name' | 'readerWords', section: number) => {
      const places = this.#addWord(word);
      if (!places) return;
      rows.add(places);
      if (places[field].at(-1) !== section) places[field].push(section);
    };
    await unhurried(phrasesOf(part).entries(), ([place, phrases]) => {
      for (const field of ['name', 'readerWords'] as const) {
        for (const phrase of phrases[field]) {
          const { words, joined } = splitWords(phrase);
          this.topics.add(firstPage + phrases.page, words);
          for (const word of [...words, ...joined]) addWord(word, field, firstSection + place);
        }
      }
    });
    await unhurried(part.words.split(' '), (word) => {
      const places = this.#addWord(word);
      if (places) rows.add(places);
    });
    if (!this.#shared.size) this.#shared = rows;
    const steps = part.text.split(' ');
    for (const [place, { text }] of [...rows].entries()) text.push(...fromSteps(steps[place] ?? '', firstSection));
    for (const [key, values] of Object.entries(part.pages))
      this.pages[key as keyof StoredPages].push(...(values as never[]));
    for (const [key, values] of Object.entries(part.sections))
      this.sections[key as keyof StoredSections].push(...(values as never[]));
    this.#fuzzy = undefined;
  }

  /** Adds a word to complete and correct; returns the places of its term, if it has one. */
  #addWord(word: string): Places | undefined {
    const term = word && this.analyzer.term(word);
    if (!term) return undefined;
    this.#words.set(word, term);
    let places = this.#places.get(term);
    if (!places) {
      places = nowhere();
      this.#places.set(term, places);
    }
    return places;
  }

  has(term: string): boolean {
    return this.count(term) > 0;
  }

  /** How often a term occurs, counted once per section and field. */
  count(term: string): number {
    const places = this.places(term);
    return FIELDS.reduce((sum, field) => sum + places[field].length, 0);
  }

  /** By field, the sections that have a term. */
  places(term: string): Places {
    return this.#places.get(term) ?? nowhere();
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
    for (const [word, term] of this.#words)
      if (word.startsWith(start) && word !== start && this.has(term)) terms.add(term);
    return [...terms].sort((a, b) => this.count(b) - this.count(a)).slice(0, MOST_COMPLETIONS);
  }

  /**
   * Words one or two typos away, likeliest first. Input with a digit is a name or number and is never corrected.
   */
  corrections(typed: string): string[] {
    if (typed.length < SHORTEST || /\d/.test(typed)) return [];
    this.#fuzzy ??= SearchableMap.from([...this.#words]);
    const found = [...this.#fuzzy.fuzzyGet(typed, 2)]
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
