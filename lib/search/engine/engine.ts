import { decode } from '@/lib/settings/addresses';
import { MiniSearch } from './mini-search';
import { PAGE_FIELDS, SEARCH_OPTIONS, SECTION_FIELDS, type IndexedDocument } from './analysis';
import { Lexicon } from './lexicon';
import { nameBonus, nameOf, SAME_WORDS, type Name } from './page-names';
import { parseQuery, type Query } from './query';
import { expandQuery, type QueryTerm } from './query-expansion';
import { rankPage, type PageInfo, type RankedPage, type Scores } from './rank-page';
import { resultAt, type Result } from './result';
import { parseRoute, routeMatch, type Route } from './route';
import { unpackIndex, type IndexPart, type WholeIndex } from './unpack-index';

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

const CONTEXT_BOOST = 1.18;
/** Higher than any score from words. */
const EXACT_ROUTE = 1000;
/** Number of terms to cache scores for: enough for all first letters and several hundred queries. */
const MOST_CACHED = 1000;

/** Where a term occurs, and how it scores there. */
type Found = { id: number; score: number }[];
interface TermScores {
  inSections: Found;
  inNames: Found;
}

/** Answers queries from all or some parts of the index. */
export class SearchEngine {
  readonly #whole: WholeIndex;
  readonly #index: MiniSearch<IndexedDocument>;
  readonly #lexicon: Lexicon;
  readonly #pages: PageInfo[] = [];
  readonly #names: Name[][] = [];
  readonly #headings: Name[] = [];
  /** The page of each section. */
  readonly #pageOf: number[] = [];
  #texts: readonly string[] = [];
  /** Scores of single terms, cached because only the last word changes while a reader types. */
  readonly #cache = new Map<string, TermScores>();

  private constructor(whole: WholeIndex, index: MiniSearch<IndexedDocument>) {
    this.#whole = whole;
    this.#index = index;
    this.#lexicon = new Lexicon(index, whole.counts);
    let first = 0;
    for (const [page, count] of whole.pages.sections.entries()) {
      const isOperation = whole.pages.route[page] !== '';
      this.#pages.push({ first, end: first + count, isOperation });
      for (let id = first; id < first + count; id += 1) this.#pageOf[id] = page;
      first += count;
    }
  }

  /** Creates an engine for the given parts of the index. Loading yields regularly to keep typing smooth. */
  static async of(parts: readonly IndexPart[]): Promise<SearchEngine> {
    const whole = await unpackIndex(parts);
    return new SearchEngine(whole, await MiniSearch.loadJSAsync(whole.plain, SEARCH_OPTIONS));
  }

  /** Sets the section texts for excerpts, in the order of the parts. */
  setTexts(texts: readonly string[]): void {
    this.#texts = texts;
  }

  search({ text, limit, context = '', within = '' }: SearchRequest): Answer {
    const query = parseQuery(text);
    const terms = expandQuery(query, this.#lexicon);
    const scored = this.#rank(query, terms, context);
    const isInside = ({ page }: RankedPage, path: string) =>
      this.#whole.pages.url[page]?.startsWith(`/${path}/`) ?? false;
    const place = within || context;
    const inside = place ? scored.filter((one) => isInside(one, place)).length : 0;
    const shown = within ? scored.filter((one) => isInside(one, within)) : scored;
    return { results: this.#results(shown, terms, limit), inside, outside: scored.length - inside };
  }

  /** Scores of the sections that contain a term and, separately, of page names that contain it. */
  #scores(term: string): TermScores {
    const known = this.#cache.get(term);
    if (known) return known;
    const find = (fields: string[]): Found =>
      this.#index.search(term, { fields }).map(({ id, score }) => ({ id: id as number, score }));
    if (this.#cache.size >= MOST_CACHED) this.#cache.delete(this.#cache.keys().next().value ?? '');
    const scores = { inSections: find(SECTION_FIELDS), inNames: find(PAGE_FIELDS) };
    this.#cache.set(term, scores);
    return scores;
  }

  /** All pages found, best first. */
  #rank(query: Query, terms: QueryTerm[], context: string): RankedPage[] {
    const usable = terms.filter(({ alternatives }) => alternatives.length);
    const scores = this.#scoresOf(usable);
    const wanted = query.route;
    const asked = usable.map(({ alternatives }) => new Map(alternatives.map(({ term, weight }) => [term, weight])));
    const bonus = (section: number) => nameBonus([this.#headingOf(section)], query.text, asked);
    const ranked: RankedPage[] = [];
    for (const [page, info] of this.#pages.entries()) {
      const matches: number[] = [];
      for (let id = info.first; id < info.end; id += 1) if (scores.rows.some((row) => row[id])) matches.push(id);
      const isNamed = scores.pageRows.some((row) => row[page]);
      if (!matches.length && !isNamed && !(wanted && this.#routeMatch(wanted, page))) continue;
      const one = rankPage(page, info, matches, scores, bonus);
      if (context && this.#whole.pages.url[page]?.startsWith(`/${context}/`)) one.score *= CONTEXT_BOOST;
      const named = nameBonus(this.#namesOf(page), query.text, asked);
      one.score *= named;
      if (named >= SAME_WORDS) one.target = info.first;
      if (wanted && info.isOperation) one.score = one.score * 0.5 + this.#routeMatch(wanted, page) * EXACT_ROUTE;
      ranked.push(one);
    }
    return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  }

  /** Scores of each query word in each section and in each page's names. */
  #scoresOf(usable: QueryTerm[]): Scores {
    const { sections, pages } = this.#whole;
    const pageRows: Float64Array[] = [];
    const rows = usable.map(({ alternatives, strength }) => {
      const row = new Float64Array(sections.heading.length);
      const pageRow = new Float64Array(pages.url.length);
      for (const { term, weight } of alternatives) {
        const { inSections, inNames } = this.#scores(term);
        for (const { id, score } of inSections) row[id] = Math.max(row[id] ?? 0, score * weight * strength);
        for (const { id, score } of inNames) {
          const page = this.#pageOf[id] ?? 0;
          pageRow[page] = Math.max(pageRow[page] ?? 0, score * weight * strength);
        }
      }
      pageRows.push(pageRow);
      return row;
    });
    return { rows, pageRows, worth: usable.map(({ strength }) => strength) };
  }

  /** How well a page matches a route; 0 for pages that are not operations. */
  #routeMatch(wanted: Route, page: number): number {
    const route = parseRoute(this.#whole.pages.route[page] ?? '');
    return route ? routeMatch(wanted, route) : 0;
  }

  /** A page's title, its label in the sidebar, and the last part of its address, computed when first needed. */
  #namesOf(page: number): Name[] {
    const { title, label, url } = this.#whole.pages;
    const names = () => [title[page] ?? '', label[page] ?? '', decode(url[page]?.split('/').at(-2) ?? '')];
    return (this.#names[page] ??= names().map(nameOf));
  }

  #headingOf(section: number): Name {
    return (this.#headings[section] ??= nameOf(this.#whole.sections.heading[section] ?? ''));
  }

  #results(ranked: RankedPage[], terms: QueryTerm[], limit: number): Result[] {
    const shownIndex = { ...this.#whole, texts: this.#texts };
    const documentsOf = (term: string) => {
      const { inSections, inNames } = this.#scores(term);
      return [...inSections, ...inNames].map(({ id }) => id);
    };
    const shown = ranked.slice(0, limit);
    let free = limit - shown.length;
    const results: Result[] = [];
    for (const { page, score, target, sections } of shown) {
      const { first = 0, end = 0 } = this.#pages[page] ?? {};
      const add = (section: number, child: boolean) =>
        results.push(resultAt({ page, first, end, section, score, child }, shownIndex, terms, documentsOf));
      add(target, false);
      for (const section of sections.filter((id) => id !== target).slice(0, Math.min(2, free))) {
        add(section, true);
        free -= 1;
      }
    }
    return results;
  }
}
