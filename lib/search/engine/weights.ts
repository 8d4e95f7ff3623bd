/** The numbers of ranking; docs/search.md says how to judge a change. */
import type { Audience } from './index-files';

/** A match in each field: titles and headings, readers' words, and texts. */
export const FIELDS = { name: 3.5, keywords: 1.8, text: 0.7 };
/** MiniSearch's own, except for `b`: sections are of any length, and a long one isn't worse. */
export const BM25 = { k: 1.2, b: 0, d: 0.5 };
/** A word around a question rather than in it. */
export const FILLER = 0.2;

/** The score of a word at which more of it begins to count less. */
export const ENOUGH = 6;
/** How often a word must be in the phrases of one page or section, compared to all phrases, to count much. */
export const USUAL = 200;
/** The logarithm of that for a page, for a section, and for two words that follow each other in a phrase. */
export const [PAGE, SECTION, PAIR] = [0.65, 0.38, 0.1];
/** A phrase that is the query. */
export const CLOSE = 2.4;

/** The factor for a page of the reader's current context. */
export const CURRENT_CONTEXT = 1.06;
/** Factors: pages for technical readers come after others that are as good. */
export const AUDIENCES: Partial<Record<Audience, number>> = { Developers: 0.98, Data: 0.995 };
