import type { StoredPages, StoredSections } from './unpack-index';
import type { QueryTerm } from './query-expansion';

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

/** A section that is shown, its page with the documents from `first` until `end`, and what it scored. */
export interface Place {
  page: number;
  first: number;
  end: number;
  section: number;
  score: number;
  child: boolean;
}

/** What the index holds for readers. */
export interface Shown {
  pages: StoredPages;
  sections: StoredSections;
  /** Texts of the sections; empty until they are loaded. */
  texts: readonly string[];
}

/** Meanings of a word nearly as likely as the likeliest on a page are marked with it. */
const NEAR_BEST = 0.6;

/** What to mark on a page: for each word of the query its likeliest meaning there, and all terms nearly as likely. */
function marksOf(asked: readonly QueryTerm[], isOnPage: (term: string) => boolean): Pick<Result, 'words' | 'terms'> {
  const words: string[] = [];
  const terms: string[] = [];
  for (const { alternatives } of asked) {
    const found = alternatives.filter(({ term }) => isOnPage(term));
    const best = found.reduce(
      (most, one) => (one.weight > most.weight ? one : most),
      found[0] ?? { weight: 0, shown: '' },
    );
    if (best.shown) words.push(best.shown);
    terms.push(...found.filter(({ weight }) => weight >= best.weight * NEAR_BEST).map(({ term }) => term));
  }
  return { words: [...new Set(words)], terms: [...new Set(terms)] };
}

/** A found section as readers see it. `documentsOf` tells where a term stands. */
export function resultAt(
  place: Place,
  shown: Shown,
  asked: readonly QueryTerm[],
  documentsOf: (term: string) => readonly number[],
): Result {
  const { page, first, end, section, score, child } = place;
  const { pages, sections, texts } = shown;
  const description = pages.description[page] ?? '';
  const text = texts[section] ?? '';
  return {
    url: pages.url[page] ?? '',
    hash: sections.hash[section] ?? '',
    title: pages.title[page] ?? '',
    heading: sections.heading[section] ?? '',
    breadcrumb: pages.breadcrumb[page] ?? [],
    route: pages.route[page] ?? '',
    description,
    text: section === first ? `${description} ${text}`.trim() : text,
    ...marksOf(asked, (term) => documentsOf(term).some((id) => id >= first && id < end)),
    score,
    child,
  };
}
