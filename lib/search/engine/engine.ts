import { ownAnalyzer, type Analyzer, type Field } from './analysis';
import type { IndexPart } from './index-part';
import { parseQuery, type Query } from './query';
import { expandQuery, type Meanings } from './query-expansion';
import { nameBonus, nameOf, rankPage, type Name, type PageInfo, type RankedPage, type WordScores } from './rank-page';
import { resultAt, type Result } from './result';
import { WordIndex } from './word-index';

export interface SearchRequest {
  text: string;
  limit: number;
  /** Path of the reader's current context; its pages rank slightly higher. */
  context?: string;
  /** Only pages of this context. */
  within?: string;
}

export interface Answer {
  results: Result[];
  /** Numbers of pages found inside and outside the context. */
  inside: number;
  outside: number;
}

/** The weight of a match in each field of a page's first section, and of the others. */
const PAGE_WEIGHTS = { name: 2, readerWords: 2.5 };
const SECTION_WEIGHTS: Record<Field, number> = { name: 2.8, readerWords: 2, text: 1.6 };
const CONTEXT_BOOST = 1.18;
/** Number of terms to cache scores for: enough for all first letters and several hundred queries. */
const MOST_CACHED = 1000;

/** Answers queries from all or some parts of the index. */
export class SearchEngine {
  readonly #index: WordIndex;
  readonly #pages: PageInfo[] = [];
  readonly #names: Name[][] = [];
  readonly #headings: Name[] = [];
  /** The page of each section. */
  readonly #pageOf: number[] = [];
  readonly #texts = new Map<string, readonly string[]>();
  /** Scores of single terms, cached because only the last word changes while a reader types. */
  readonly #cache = new Map<string, WordScores>();

  constructor(analyzer: Analyzer) {
    this.#index = new WordIndex(analyzer);
  }

  /** Creates an engine for the given parts of the index, of which the first is that of pages in no context. */
  static async of(parts: readonly IndexPart[], analyzer = ownAnalyzer): Promise<SearchEngine> {
    const engine = new SearchEngine(analyzer);
    for (const part of parts) await engine.add(part);
    return engine;
  }

  /** Adds a part of the index; the first is that of pages in no context. */
  async add(part: IndexPart): Promise<void> {
    await this.#index.add(part);
    for (const count of part.pages.sections) {
      const first = this.#pageOf.length;
      for (let id = 0; id < count; id += 1) this.#pageOf.push(this.#pages.length);
      this.#pages.push({ page: this.#pages.length, first, end: first + count });
    }
    this.#cache.clear();
  }

  /** Sets the texts of a page's sections, for excerpts. */
  setTexts(url: string, texts: readonly string[]): void {
    this.#texts.set(url, texts);
  }

  search({ text, limit, context = '', within = '' }: SearchRequest): Answer {
    const query = parseQuery(text, this.#index.analyzer);
    const terms = expandQuery(query, this.#index);
    const scored = this.#rank(text, query, terms, context);
    const isInside = ({ page }: RankedPage, path: string) => this.#url(page).startsWith(`/${path}/`);
    const place = within || context;
    const inside = place ? scored.filter((one) => isInside(one, place)).length : 0;
    const shown = within ? scored.filter((one) => isInside(one, within)) : scored;
    return { results: this.#results(shown, terms, limit), inside, outside: scored.length - inside };
  }

  #url(page: number): string {
    return this.#index.pages.url[page] ?? '';
  }

  /** All pages found, best first. */
  #rank(typed: string, query: Query, terms: readonly Meanings[], context: string): RankedPage[] {
    const words = terms.map((term) => this.#wordScores(term));
    const bonus = (section: number) => nameBonus([this.#headingOf(section)], query.text, terms);
    const odds = this.#index.topics.odds(typed);
    const ranked: RankedPage[] = [];
    for (const info of this.#pages) {
      const { page } = info;
      const one = rankPage(info, words, bonus);
      if (!one.score) continue;
      if (context && this.#url(page).startsWith(`/${context}/`)) one.score *= CONTEXT_BOOST;
      one.score *= nameBonus(this.#namesOf(page), query.text, terms);
      one.score *= odds(page);
      ranked.push(one);
    }
    return ranked.sort((a, b) => b.score - a.score || (this.#url(a.page) < this.#url(b.page) ? -1 : 1));
  }

  /** The best score of all meanings of a query word, by section and by page. */
  #wordScores(meanings: Meanings): WordScores {
    const best = { sections: new Map<number, number>(), pages: new Map<number, number>() };
    for (const { term, weight } of meanings) {
      const scores = this.#termScores(term);
      for (const kind of ['sections', 'pages'] as const) {
        for (const [id, score] of scores[kind]) {
          best[kind].set(id, Math.max(best[kind].get(id) ?? 0, score * weight));
        }
      }
    }
    return best;
  }

  #termScores(term: string): WordScores {
    const known = this.#cache.get(term);
    if (known) return known;
    const all = this.#pageOf.length;
    const sections = new Map<number, number>();
    const pages = new Map<number, number>();
    const add = (scores: Map<number, number>, ids: readonly number[], weight: number) => {
      const rarity = Math.log(1 + (all - ids.length + 0.5) / (ids.length + 0.5));
      for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + weight * rarity);
    };
    const places = this.#index.places(term);
    const isFirst = (id: number) => this.#pages[this.#pageOf[id] ?? 0]?.first === id;
    for (const field of ['name', 'readerWords'] as const) {
      const ofPages = places[field].filter(isFirst).map((id) => this.#pageOf[id] ?? 0);
      const others = places[field].filter((id) => !isFirst(id));
      add(pages, ofPages, PAGE_WEIGHTS[field]);
      add(sections, others, SECTION_WEIGHTS[field]);
    }
    add(sections, places.text, SECTION_WEIGHTS.text);
    if (this.#cache.size >= MOST_CACHED) this.#cache.delete(this.#cache.keys().next().value ?? '');
    this.#cache.set(term, { sections, pages });
    return { sections, pages };
  }

  /** A page's title, its label in the sidebar, and the route of an operation, computed when first needed. */
  #namesOf(page: number): Name[] {
    const { title, label, route } = this.#index.pages;
    return (this.#names[page] ??= [title, label, route].map((column) =>
      nameOf(column[page] ?? '', this.#index.analyzer),
    ));
  }

  #headingOf(section: number): Name {
    return (this.#headings[section] ??= nameOf(this.#index.sections.heading[section] ?? '', this.#index.analyzer));
  }

  #results(ranked: readonly RankedPage[], terms: readonly Meanings[], limit: number): Result[] {
    const shown = ranked.slice(0, limit);
    let free = limit - shown.length;
    const results: Result[] = [];
    for (const page of shown) {
      const texts = this.#texts.get(this.#url(page.page));
      const add = (section: number, child: boolean) =>
        results.push(resultAt({ page, section, child, index: this.#index, texts, asked: terms }));
      add(page.target, false);
      for (const section of page.sections.filter((id) => id !== page.target).slice(0, Math.min(2, free))) {
        add(section, true);
        free -= 1;
      }
    }
    return results;
  }
}
