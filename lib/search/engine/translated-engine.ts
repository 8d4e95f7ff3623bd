import MiniSearch from 'minisearch';
import { isWithin } from '@/lib/settings/addresses';
import { indexTerm } from './analysis';
import type { Answer, SearchRequest } from './engine';
import type { Result } from './result';
import type { Stem } from './stems';
import { fold } from './words';

/** A section of a translated page; the first one of a page represents the page itself. */
export interface TranslatedSection {
  /** Address below the base path, as in links. */
  url: string;
  /** Path of the page's original, which tells what part of the documentation it belongs to. */
  original: string;
  title: string;
  breadcrumb: string[];
  /** Words that readers type for the page; only its first section has them. */
  keywords: string;
  /** Empty for the first section, as is its ID. */
  heading: string;
  hash: string;
  text: string;
}

type Found = ReturnType<MiniSearch['search']>[number];

const BOOSTS = { heading: 3, keywords: 3, title: 1.5, text: 1 };
/** Terms of at least this many letters may contain one typo, or two; swapped letters count as two. */
const [ONE_TYPO, TWO_TYPOS] = [5, 8];
/** Shorter words are never completed, or marked: they occur inside too many others. */
const [COMPLETED, MARKED] = [3, 3];
/** How much a section loses for each word of the query that it doesn't have. */
const COVERED = 2;
const MOST_CHILDREN = 2;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Answers queries on the pages of a further language. They are few enough for MiniSearch to index them in the browser,
 * as it is; the site's own language has an index made in advance and a ranking of its own.
 */
export class TranslatedEngine {
  readonly #sections: readonly TranslatedSection[];
  readonly #index: MiniSearch<TranslatedSection & { id: number }>;
  readonly #stem: Stem;
  /** The words of the pages, folded, by their terms. */
  readonly #written = new Map<string, Set<string>>();

  constructor(sections: readonly TranslatedSection[], stem: Stem) {
    this.#sections = sections;
    this.#stem = stem;
    this.#index = new MiniSearch({
      fields: Object.keys(BOOSTS),
      tokenize: wordsOf,
      processTerm: (word) => this.#learn(word),
      searchOptions: {
        boost: BOOSTS,
        tokenize: wordsOf,
        processTerm: (word) => this.#termsOf(word),
        prefix: (term, place, terms) => place === terms.length - 1 && term.length >= COMPLETED,
        // A word that pages have is no typo.
        fuzzy: (term) => !this.#written.has(term) && (term.length >= TWO_TYPOS ? 2 : term.length >= ONE_TYPO && 1),
      },
    });
    this.#index.addAll(sections.map((section, id) => ({ ...section, id })));
  }

  search({ text, limit, within = '' }: SearchRequest): Answer {
    const asked = wordsOf(text);
    const meant = asked.map((word) => this.#termsOf(word));
    const isInside = ({ id }: Found) => !within || isWithin(this.#sections[id as number]?.original ?? '', `/${within}`);
    const pages = new Map<string, { found: Found; score: number }[]>();
    for (const found of this.#index.search(text).filter(isInside)) {
      const covered = meant.filter((terms) => terms.some((term) => found.queryTerms.includes(term))).length;
      const score = found.score * (covered / meant.length) ** COVERED;
      const url = this.#sections[found.id as number]?.url ?? '';
      pages.set(url, [...(pages.get(url) ?? []), { found, score }]);
    }
    const ranked = [...pages.values()]
      .map((sections) => sections.sort((a, b) => b.score - a.score))
      .sort(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0));
    let free = Math.max(0, limit - ranked.length);
    const results = ranked.slice(0, limit).flatMap((sections) => {
      const shown = sections.slice(0, 1 + Math.min(MOST_CHILDREN, free));
      free -= shown.length - 1;
      return shown.map(({ found, score }, place) => this.#result(found, score, asked, place > 0));
    });
    return { results, inside: 0, outside: ranked.length };
  }

  /** What a word is found by, with accents or without: endings of words typed without them look different. */
  #termsOf(word: string): string[] {
    return [...new Set([fold(this.#stem(word)), this.#stem(fold(word))])];
  }

  #learn(word: string): string[] {
    const terms = this.#termsOf(word);
    for (const term of terms) this.#written.set(term, (this.#written.get(term) ?? new Set()).add(fold(word)));
    return terms;
  }

  #result(found: Found, score: number, asked: readonly string[], child: boolean): Result {
    const { url, hash, title, heading, breadcrumb, text } = this.#sections[found.id as number] as TranslatedSection;
    const words = [...new Set(found.terms.flatMap((term) => [...(this.#written.get(term) ?? [])]))];
    const typed = asked
      .map(fold)
      .filter((word) => word.length >= MARKED && words.some((other) => other.includes(word)));
    return {
      url,
      hash,
      title,
      heading,
      breadcrumb,
      route: '',
      text,
      words: typed,
      // The marks of results ask for words as the site's own language indexes them.
      terms: words.filter((word) => word.length >= MARKED).flatMap((word) => indexTerm(word) ?? []),
      score,
      child,
    };
  }
}
