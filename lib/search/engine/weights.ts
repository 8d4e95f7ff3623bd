/**
 * The numbers of ranking. Each is a factor for a score unless it says something else; docs/search.md says how to judge a
 * change.
 */
import type { Audience } from './index-files';

/** A match in each field: titles and headings, readers' words, and texts. */
export const FIELDS = { name: 3.5, keywords: 1.8, text: 0.7 };
/** MiniSearch's own, except for `b`: sections are of any length, and a long one isn't worse. */
export const BM25 = { k: 1.2, b: 0, d: 0.5 };
/** A word around a question rather than in it. */
export const FILLER = 0.2;

/** The exponent of the share of a query's words that a page has: the higher it is, the more a missing word costs. */
export const COVERAGE_EXPONENT = 2.5;
/** The exponent of the share that one section has. */
export const TOGETHER_EXPONENT = 0.65;
/** The least that the share counts, so that no page gets a score of zero. */
export const TOGETHER_FLOOR = 0.12;
/** How much better than others a section must be to open instead of the top of a page that has the words itself. */
export const CLEARLY_BETTER = 1.1;

/** Added to 1 in proportion to how close a page's name is to the query, and again for its closest phrase. */
export const CLOSE = 2;
/** The exponent of how close a phrase is: only one that is almost the query counts much. */
export const CLOSE_PHRASE_EXPONENT = 3;
/** The share of a page's name in a query that asks for the page itself, from its top. */
export const NAMED = 0.5;
/** The evidence of phrases, as an exponent beside the score of the words that were found. */
export const EVIDENCE = 0.25;
/** Smoothing: every page is taken to have this many average phrases, so that few phrases prove little. */
export const AVERAGE_PHRASES = 200;

/** A page of the reader's current context. */
export const CURRENT_CONTEXT = 1.18;
/** A page for the readers who use such words as the query has. */
export const GIVEN_AWAY = 1.3;
/** Otherwise, pages for participants come first, and those for technical readers last. */
export const AUDIENCES: Partial<Record<Audience, number>> = {
  Participants: 1.3,
  Administrators: 0.95,
  Developers: 0.9,
  Data: 0.95,
};
/** A page about something that no longer exists comes last, unless the query names it. */
export const REMOVED = 0.3;
