import type { StoredSections } from './documents';
import {
  readBody,
  readHead,
  unpackSections,
  type BodyFile,
  type HeadFile,
  type Part,
  type TextFile,
} from './index-files';
import { meaningsOf, type Slot } from './meanings';
import { parseQuery, type Query } from './query';
import { parseRoute, routeMatch, type Route } from './route';
import { fold, textWords } from './words';
import { decode } from '@/lib/site/paths';
import { Vocabulary } from './vocabulary';
import { indexTerm } from './options';

/** A page, or a section of it, that answers a query. */
export interface Result {
  url: string;
  /** Id of the section's heading, empty for the page itself. */
  hash: string;
  title: string;
  heading: string;
  breadcrumb: string[];
  route: string;
  description: string;
  /** Text of the section, as far as it is loaded. */
  text: string;
  /** Words to mark, lower case. */
  words: string[];
  /** Terms of the index that were found, for words in other forms. */
  terms: string[];
  score: number;
  /** Stands under the page before it, as another section of that page. */
  child: boolean;
}

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

/** How much of a score counts in other places than its own. */
const INHERITED = 0.75;
const SPREAD = 0.55;
const SECOND_SECTION = 0.12;
const CONTEXT_BOOST = 1.18;
/** Operations have many words in common with guides, and readers of guides are more. */
const OPERATION_WEIGHT = 0.85;
const MOST_CACHED = 400;
/** Meanings of a word nearly as likely as the likeliest on a page are marked with it. */
const NEAR_BEST = 0.6;

interface PageInfo {
  first: number;
  end: number;
  terms: { title: Set<string>; label: Set<string> };
  text: { title: string; label: string; address: string };
  route: Route | null;
  weight: number;
}

/** Answers queries from the parts of the index that are there. */
export class SearchEngine {
  readonly #head: HeadFile;
  readonly #sections: StoredSections;
  readonly #parts: Part[] = [];
  readonly #vocabulary = new Vocabulary();
  readonly #headWords: string[];
  readonly #pages: PageInfo[] = [];
  readonly #pageOf: Uint16Array;
  #texts: string[] = [];
  /** Scores of single terms: while a reader types, only the last word is new. */
  readonly #cache = new Map<string, [number, number][]>();

  constructor(head: HeadFile) {
    const { index, words } = readHead(head);
    this.#head = head;
    this.#sections = unpackSections(head.sections);
    this.#parts.push(index);
    this.#headWords = words;
    this.#vocabulary.add(words);
    this.#pageOf = new Uint16Array(this.#sections.heading.length);
    let first = 0;
    for (const [page, count] of head.pages.sections.entries()) {
      const title = head.pages.title[page] ?? '';
      const label = head.pages.label[page] || title;
      const url = head.pages.url[page] ?? '';
      this.#pages.push({
        first,
        end: first + count,
        terms: { title: termSet(title), label: termSet(label) },
        text: { title: plain(title), label: plain(label), address: plain(decode(url.split('/').at(-2) ?? '')) },
        route: parseRoute(head.pages.route[page] ?? ''),
        weight: /deprecated/.test(url) ? 0.7 : 1,
      });
      this.#pageOf.fill(page, first, first + count);
      first += count;
    }
  }

  /** Adds the words of the text. */
  async addBody(file: BodyFile): Promise<void> {
    const { index, words } = await readBody(file, this.#headWords, this.#sections.heading.length);
    this.#parts.push(index);
    this.#vocabulary.add(words);
    this.#cache.clear();
  }

  /** Adds texts for excerpts. */
  addTexts(file: TextFile): void {
    this.#texts = file.texts;
  }

  search({ text, limit, context = '', within = '' }: SearchRequest): Answer {
    const query = parseQuery(text);
    const slots = meaningsOf(query, this.#vocabulary, this.#head.synonyms);
    const scored = this.#rank(query, slots, context);
    const isInside = (page: number, path: string) => this.#head.pages.url[page]?.startsWith(`/${path}/`) ?? false;
    const place = within || context;
    const inside = place ? scored.filter(({ page }) => isInside(page, place)).length : 0;
    const shown = within ? scored.filter(({ page }) => isInside(page, within)) : scored;
    return { results: this.#results(shown, slots, limit), inside, outside: scored.length - inside };
  }

  /** Documents with a term and their scores. */
  #scores(term: string): [number, number][] {
    const known = this.#cache.get(term);
    if (known) return known;
    const scores = new Map<number, number>();
    for (const part of this.#parts) {
      for (const { id, score } of part.search(term)) scores.set(id, (scores.get(id) ?? 0) + score);
    }
    if (this.#cache.size >= MOST_CACHED) this.#cache.delete(this.#cache.keys().next().value ?? '');
    const list = [...scores];
    this.#cache.set(term, list);
    return list;
  }

  #rank(query: Query, slots: Slot[], context: string): Ranked[] {
    const documents = this.#sections.heading.length;
    const usable = slots.filter(({ meanings }) => meanings.length);
    const rows = usable.map(({ meanings }) => {
      const row = new Float64Array(documents);
      for (const { term, weight } of meanings) {
        for (const [document, score] of this.#scores(term))
          row[document] = Math.max(row[document] ?? 0, score * weight);
      }
      return row;
    });
    // How much each word says: rare words more than common ones.
    const worth = rows.map((row) => 0.25 + Math.log(1 + documents / (1 + countOf(row))) / Math.log(1 + documents));
    const most = worth.reduce((sum, value) => sum + value, 0) + (slots.length - usable.length) * 0.6;
    const touched = new Set<number>();
    for (const row of rows) for (let id = 0; id < documents; id += 1) if (row[id]) touched.add(this.#pageOf[id] ?? 0);
    const wanted = query.route;
    if (wanted) {
      for (const [page, { route }] of this.#pages.entries()) if (route && routeMatch(wanted, route)) touched.add(page);
    }
    const asked = new Set(
      usable.flatMap(({ meanings }) => meanings.filter(({ weight }) => weight >= 0.6).map(({ term }) => term)),
    );
    const ranked: Ranked[] = [];
    for (const page of touched) {
      const info = this.#pages[page];
      if (!info) continue;
      const top = rows.map((row) => row[info.first] ?? 0);
      const widest = rows.map((row, place) => {
        let best = top[place] ?? 0;
        for (let id = info.first + 1; id < info.end; id += 1) best = Math.max(best, (row[id] ?? 0) * SPREAD);
        return best;
      });
      const pageValue = total(widest, worth, most);
      const values: { id: number; value: number; own: number }[] = [];
      for (let id = info.first + 1; id < info.end; id += 1) {
        const own = rows.map((row) => row[id] ?? 0);
        const sum = own.reduce((all, value) => all + value, 0);
        if (!sum) continue;
        const value = total(
          own.map((score, place) => Math.max(score, (top[place] ?? 0) * INHERITED)),
          worth,
          most,
        );
        values.push({ id, value, own: sum });
      }
      values.sort((a, b) => b.value - a.value || a.id - b.id);
      const [best, second] = values;
      let score = Math.max(pageValue, best?.value ?? 0) + SECOND_SECTION * Math.min(pageValue, second?.value ?? 0);
      score *= titleBonus(info, query.text, asked, usable.length) * info.weight;
      if (info.route) score *= OPERATION_WEIGHT;
      if (wanted && info.route) score = score * 0.5 + routeMatch(wanted, info.route) * 1000;
      if (context && this.#head.pages.url[page]?.startsWith(`/${context}/`)) score *= CONTEXT_BOOST;
      const topSum = top.reduce((all, value) => all + value, 0);
      const target = best && best.own > topSum && best.value >= pageValue * 0.9 ? best.id : info.first;
      ranked.push({ page, score, target, sections: values.map(({ id }) => id) });
    }
    return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  }

  #results(ranked: Ranked[], slots: Slot[], limit: number): Result[] {
    const shown = ranked.slice(0, limit);
    let free = limit - shown.length;
    const results: Result[] = [];
    for (const { page, score, target, sections } of shown) {
      results.push(this.#result(page, target, score, slots, false));
      for (const section of sections.filter((id) => id !== target).slice(0, Math.min(2, free))) {
        results.push(this.#result(page, section, score, slots, true));
        free -= 1;
      }
    }
    return results;
  }

  #result(page: number, section: number, score: number, slots: Slot[], child: boolean): Result {
    const { pages } = this.#head;
    const words: string[] = [];
    const terms: string[] = [];
    for (const { meanings } of slots) {
      const found = meanings.filter(({ term }) => this.#scores(term).some(([id]) => this.#pageOf[id] === page));
      const best = found.reduce(
        (most, one) => (one.weight > most.weight ? one : most),
        found[0] ?? { weight: 0, shown: '' },
      );
      if (best.shown) words.push(best.shown);
      terms.push(...found.filter(({ weight }) => weight >= best.weight * NEAR_BEST).map(({ term }) => term));
    }
    const first = section === this.#pages[page]?.first;
    return {
      url: pages.url[page] ?? '',
      hash: this.#sections.hash[section] ?? '',
      title: pages.title[page] ?? '',
      heading: this.#sections.heading[section] ?? '',
      breadcrumb: pages.breadcrumb[page] ?? [],
      route: pages.route[page] ?? '',
      description: pages.description[page] ?? '',
      text: first
        ? `${pages.description[page] ?? ''} ${this.#texts[section] ?? ''}`.trim()
        : (this.#texts[section] ?? ''),
      words: [...new Set(words)],
      terms: [...new Set(terms)],
      score,
      child,
    };
  }
}

interface Ranked {
  page: number;
  score: number;
  target: number;
  sections: number[];
}

const termSet = (text: string) =>
  new Set(
    textWords(text)
      .map(indexTerm)
      .filter((term) => term !== null),
  );
const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function countOf(row: Float64Array): number {
  let count = 0;
  for (const value of row) if (value) count += 1;
  return count;
}

/** Sum of the scores, lowered for each word of the query that is missing. */
function total(scores: number[], worth: number[], most: number): number {
  let sum = 0;
  let found = 0;
  for (const [place, score] of scores.entries()) {
    sum += score;
    if (score) found += worth[place] ?? 0;
  }
  const share = most ? found / most : 0;
  return sum * share * share;
}

/** A title that is the query, or whose words the query names, tells most about a page. */
function titleBonus(info: PageInfo, text: string, asked: Set<string>, words: number): number {
  const names = [info.text.title, info.text.label, info.text.address];
  if (names.includes(text)) return 2;
  let best = words > 1 && names.some((name) => name.startsWith(`${text} `)) ? 1 : 0;
  for (const terms of [info.terms.title, info.terms.label]) {
    let shared = 0;
    for (const term of terms) if (asked.has(term)) shared += 1;
    if (shared && terms.size)
      best = Math.max(best, (shared / terms.size) * (Math.min(shared, words) / Math.max(1, words)));
  }
  return 1 + 0.6 * best;
}
