import type { StoredPages, StoredSections } from './documents';
import { readWords, type BodyFile, type HeadPiece, type NewWords, type PagesPiece, type TextFile } from './index-files';
import { meaningsOf, type Slot } from './meanings';
import { BODY_FIELDS, NAME_FIELDS, TOPIC_FIELDS, type Field } from './options';
import type { PackedPostings } from './packed-postings';
import { addTerms, addTermsInSlices, PackedSearch, type TermRows } from './packed-search';
import { MOST_TITLE_BONUS, pageNames, plain, titleBonus, type PageNames } from './page-names';
import { pageWeight } from './page-weight';
import { rankPage, type PageInfo, type RankedPage } from './rank-page';
import { parseQuery, type Query } from './query';
import { resultAt, type Result } from './result';
import { parseRoute, routeMatch, type Route } from './route';
import type { Synonyms } from './index/synonyms';
import { Vocabulary } from './vocabulary';

export interface SearchRequest {
  text: string;
  limit: number;
  /** Path of the context one is in: its pages rank a little higher. */
  context?: string;
  /** Only pages of this context. */
  within?: string;
}

export interface Answer {
  results: Result[];
  /** Pages found within the context, and outside of it. */
  inside: number;
  outside: number;
}

const CONTEXT_BOOST = 1.18;
/** Operations have many words in common with guides, and readers of guides are more; those who name the API mean them. */
const OPERATION_WEIGHT = { guide: 0.85, personal: 0.6, api: 1.8 };
/** What a word that nothing is known of takes from the worth of the rest. */
const MISSING_WORTH = 0.6;
/** What a heading counts that is the query. */
const HEADED = 1.4;
/** More than words can bring together. */
const EXACT_ROUTE = 1000;
/** How much it counts that a word is rare in all fields together, beside how rare it is in each. */
const RARITY = 0.6;
/** What the commonest word is worth. */
const LEAST_WORTH = 0.6;
/** Terms whose scores are kept: those of all first letters, and of some hundred queries. */
const MOST_CACHED = 1000;

/** Where a term stands, and what it is worth there. */
interface TermScores {
  documents: number[];
  scores: number[];
}

/** Answers queries from the parts of the index that are there. */
export class SearchEngine {
  #pagesFile: StoredPages = { url: [], title: [], label: [], breadcrumb: [], description: [], route: [], sections: [] };
  #sections: StoredSections = { heading: [], hash: [] };
  #synonyms: Synonyms = {};
  #documents = 0;
  readonly #rows: TermRows = new Map();
  #knowsAllTopics = false;
  readonly #parts: PackedSearch[] = [];
  readonly #vocabulary = new Vocabulary();
  readonly #pages: PageInfo[] = [];
  readonly #names: PageNames[] = [];
  #texts: string[] = [];
  /** Scores of single terms: while a reader types, only the last word is new. */
  readonly #cache = new Map<string, TermScores>();

  /** An engine that knows all pieces of the first part. */
  static async of(head: Iterable<HeadPiece>): Promise<SearchEngine> {
    const engine = new SearchEngine();
    for (const piece of head) await engine.addHead(piece);
    return engine;
  }

  /**
   * Adds a piece of the first part. They come in the order of the file. What first results need is read at once; the
   * rest in slices, between which those results are drawn.
   */
  async addHead(piece: HeadPiece): Promise<void> {
    if ('pages' in piece) this.#addPages(piece);
    else if ('names' in piece) {
      this.#documents = piece.documents;
      const { words, terms } = readWords(piece);
      addTerms(this.#rows, terms);
      const index = new PackedSearch(NAME_FIELDS, this.#documents, this.#rows);
      for (const field of piece.names) index.addField(field);
      this.#addPart(words, index);
    } else {
      await this.#addInSlices(TOPIC_FIELDS, piece, piece.topics);
      this.#synonyms = piece.synonyms;
      this.#knowsAllTopics = true;
    }
  }

  /** Adds the words of the text. */
  addBody(file: BodyFile): Promise<void> {
    return this.#addInSlices(BODY_FIELDS, file, file.postings);
  }

  async #addInSlices(fields: readonly Field[], newWords: NewWords, postings: PackedPostings[]): Promise<void> {
    const { words, terms } = readWords(newWords);
    await addTermsInSlices(this.#rows, terms);
    const index = new PackedSearch(fields, this.#documents, this.#rows);
    for (const field of postings) await index.addFieldInSlices(field);
    this.#addPart(words, index);
  }

  #addPart(words: string[], index: PackedSearch): void {
    this.#parts.push(index);
    this.#vocabulary.add(words, index);
    this.#cache.clear();
  }

  #addPages({ pages, sections }: PagesPiece): void {
    this.#pagesFile = pages;
    this.#sections = sections;
    let first = 0;
    for (const [page, count] of pages.sections.entries()) {
      this.#pages.push({
        first,
        end: first + count,
        isOperation: pages.route[page] !== '',
        weight: pageWeight(pages.url[page] ?? ''),
      });
      first += count;
    }
  }

  /** Adds texts for excerpts. */
  addTexts(file: TextFile): void {
    this.#texts = file.texts;
  }

  search({ text, limit, context = '', within = '' }: SearchRequest): Answer {
    const query = parseQuery(text);
    const slots = meaningsOf(query, this.#vocabulary, this.#synonyms, this.#knowsAllTopics);
    const scored = this.#rank(query, slots, context, within ? Infinity : limit);
    const isInside = (page: number, path: string) => this.#pagesFile.url[page]?.startsWith(`/${path}/`) ?? false;
    const place = within || context;
    const inside = place ? scored.filter(({ page }) => isInside(page, place)).length : 0;
    const shown = within ? scored.filter(({ page }) => isInside(page, within)) : scored;
    return { results: this.#results(shown, slots, limit), inside, outside: scored.length - inside };
  }

  /** Documents with a term, in all parts together. */
  #scores(term: string): TermScores {
    const known = this.#cache.get(term);
    if (known) return known;
    const places = new Map<number, number>();
    const list: TermScores = { documents: [], scores: [] };
    for (const part of this.#parts) {
      for (const { id, score } of part.search(term)) {
        const place = places.get(id) ?? list.documents.push(id) - 1;
        places.set(id, place);
        list.scores[place] = (list.scores[place] ?? 0) + score;
      }
    }
    if (this.#cache.size >= MOST_CACHED) this.#cache.delete(this.#cache.keys().next().value ?? '');
    const rarity = this.#rarity(list.documents.length) ** RARITY;
    list.scores = list.scores.map((score) => score * rarity);
    this.#cache.set(term, list);
    return list;
  }

  /** 1 for what stands nowhere, towards 0 for what stands everywhere. */
  #rarity(count: number): number {
    const documents = this.#sections.heading.length;
    return Math.log(1 + documents / (1 + count)) / Math.log(1 + documents);
  }

  /** All pages found, best first; the order of those behind `limit` is not exact. */
  #rank(query: Query, slots: Slot[], context: string, limit: number): RankedPage[] {
    const usable = slots.filter(({ meanings }) => meanings.length);
    /** 1 for each document that is found. */
    const found = new Uint8Array(this.#sections.heading.length);
    const worth: number[] = [];
    const rows = usable.map(({ meanings, strength }) => {
      const row = new Float64Array(found.length);
      let count = 0;
      for (const { term, weight } of meanings) {
        const { documents, scores } = this.#scores(term);
        for (let at = 0; at < documents.length; at += 1) {
          const document = documents[at] ?? 0;
          const before = row[document] ?? 0;
          if (!before) count += 1;
          found[document] = 1;
          row[document] = Math.max(before, (scores[at] ?? 0) * weight * strength);
        }
      }
      // How much the word says: rare words more than common ones.
      worth.push((LEAST_WORTH + this.#rarity(count)) * strength);
      return row;
    });
    const most = worth.reduce((sum, value) => sum + value, 0) + (slots.length - usable.length) * MISSING_WORTH;
    const wanted = query.route;
    const asked = new Set(
      usable.flatMap(({ meanings }) => meanings.filter(({ weight }) => weight >= 0.6).map(({ term }) => term)),
    );
    const ranked: RankedPage[] = [];
    for (const [page, info] of this.#pages.entries()) {
      const matches: number[] = [];
      for (let id = info.first; id < info.end; id += 1) if (found[id]) matches.push(id);
      if (!matches.length && !(wanted && this.#routeMatch(wanted, page))) continue;
      const one = rankPage(info, matches, { rows, worth, most });
      let score = one.score * info.weight;
      if (info.isOperation) score *= OPERATION_WEIGHT[query.api ? 'api' : query.personal ? 'personal' : 'guide'];
      if (context && this.#pagesFile.url[page]?.startsWith(`/${context}/`)) score *= CONTEXT_BOOST;
      ranked.push({ page, score, target: one.target, sections: one.sections });
    }
    const order = (a: RankedPage, b: RankedPage) => b.score - a.score || a.page - b.page;
    // Names are read only of pages that their name could lift among those shown; who is not found by its own words has
    // none of them in its name.
    const last = ranked.sort(order)[Math.min(limit, ranked.length) - 1]?.score ?? 0;
    for (const one of ranked) {
      const { first = 0, isOperation } = this.#pages[one.page] ?? {};
      const named = one.sections.find((id) => this.#isHeading(id, query.text));
      if (named !== undefined) {
        one.target = named;
        one.score *= HEADED;
      }
      if (found[first] && one.score * MOST_TITLE_BONUS >= last)
        one.score *= titleBonus(this.#namesOf(one.page), query.text, asked, usable.length);
      if (wanted && isOperation) one.score = one.score * 0.5 + this.#routeMatch(wanted, one.page) * EXACT_ROUTE;
    }
    return ranked.sort(order);
  }

  /** True for a section that is called what the reader typed. */
  #isHeading(section: number, text: string): boolean {
    const heading = this.#sections.heading[section] ?? '';
    return Math.abs(heading.length - text.length) < 4 && plain(heading) === text;
  }

  /** How well a page answers for an address: 0 for pages that are no operations. */
  #routeMatch(wanted: Route, page: number): number {
    const route = parseRoute(this.#pagesFile.route[page] ?? '');
    return route ? routeMatch(wanted, route) : 0;
  }

  /** What a page is called, read when it is found for the first time. */
  #namesOf(page: number): PageNames {
    const known = this.#names[page];
    if (known) return known;
    const { title, label, url } = this.#pagesFile;
    const names = pageNames(title[page] ?? '', label[page] ?? '', url[page] ?? '');
    this.#names[page] = names;
    return names;
  }

  #results(ranked: RankedPage[], slots: Slot[], limit: number): Result[] {
    const index = { pages: this.#pagesFile, sections: this.#sections, texts: this.#texts };
    const documentsOf = (term: string) => this.#scores(term).documents;
    const shown = ranked.slice(0, limit);
    let free = limit - shown.length;
    const results: Result[] = [];
    for (const { page, score, target, sections } of shown) {
      const { first = 0, end = 0 } = this.#pages[page] ?? {};
      const add = (section: number, child: boolean) =>
        results.push(resultAt({ page, first, end, section, score, child }, index, slots, documentsOf));
      add(target, false);
      for (const section of sections.filter((id) => id !== target).slice(0, Math.min(2, free))) {
        add(section, true);
        free -= 1;
      }
    }
    return results;
  }
}
