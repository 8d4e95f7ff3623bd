import type { Meanings } from './query-expansion';
import type { RankedPage } from './rank-page';
import type { WordIndex } from './word-index';

/** A page or section that answers a query. */
export interface Result {
  url: string;
  /** ID of the section's heading; empty for the page itself. */
  hash: string;
  title: string;
  heading: string;
  breadcrumb: string[];
  /** Text of the section, or of the page if the section has none; undefined until it's loaded. */
  text: string | undefined;
  /** Words to highlight, in lowercase. */
  words: string[];
  /** Index terms that were found, to highlight other forms of the words. */
  terms: string[];
  /** True if shown under the previous result as another section of its page. */
  child: boolean;
}

/** A section to show, and what is known about it. */
export interface Place {
  page: RankedPage;
  section: number;
  child: boolean;
  index: WordIndex;
  /** Texts of the page's sections, once loaded. */
  texts: readonly string[] | undefined;
  asked: readonly Meanings[];
}

/** Meanings with this share of the best weight on a page are highlighted too. A name counts as 1, like its parts. */
const NEAR_BEST = 0.6;

/** What to highlight on a page: each query word's likeliest meaning there and all terms nearly as likely. */
function marksOf(asked: readonly Meanings[], isOnPage: (term: string) => boolean): Pick<Result, 'words' | 'terms'> {
  const words: string[] = [];
  const terms: string[] = [];
  for (const meanings of asked) {
    const found = meanings.filter(({ term }) => isOnPage(term));
    const [best] = found;
    if (best?.shown) words.push(best.shown);
    const least = Math.min(1, best?.weight ?? 0) * NEAR_BEST;
    terms.push(...found.filter(({ weight }) => weight >= least).map(({ term }) => term));
  }
  return { words: [...new Set(words)], terms: [...new Set(terms)] };
}

/** A section as readers see it. */
export function resultAt({ page: { page, first, end }, section, child, index, texts, asked }: Place): Result {
  const { pages, sections } = index;
  const isOnPage = (term: string) => index.isWithin(term, first, end);
  return {
    url: pages.url[page] ?? '',
    hash: sections.hash[section] ?? '',
    title: pages.title[page] ?? '',
    heading: sections.heading[section] ?? '',
    breadcrumb: pages.breadcrumb[page] ?? [],
    text: texts && (texts[section - first] || texts[0] || ''),
    ...marksOf(asked, isOnPage),
    child,
  };
}
