/** The numbers of ranking; docs/search.md says how to judge a change. */
import type { MainAudience } from './index-files';

/** A match in each field: titles and headings, readers' words, and texts. */
export const FIELDS = { name: 3.5, keywords: 1.8, text: 0.7 };
/** MiniSearch's own, except for `b`: sections are of any length, and a long one isn't worse. */
export const BM25 = { k: 1.2, b: 0, d: 0.5 };
/** A word around a question rather than in it. */
export const FILLER = 0.2;

/** The score from which more of a word counts less. */
export const SATURATION = 6;
/** What phrases add to the score. */
export const PHRASES = {
  /** Factors of the logarithm of how much more often than usual a page's or a section's phrases have a word. */
  page: 0.65,
  section: 0.38,
  /** The same for two words that follow each other in a phrase. */
  pair: 0.1,
  /** A phrase that is the query. */
  same: 2.4,
  /** How often, compared to all phrases, those of one page or section must have a word for it to count much. */
  usual: 300,
};

/** Which word of the index a word that is nowhere may be meant to be, in edits. */
export const CORRECTION = {
  /** Shorter words aren't corrected: with one edit, two letters can become nearly any other short word. */
  minLetters: 3,
  /** The share of a longer word that may be wrong; one edit always may. */
  wrongShare: 0.25,
  /**
   * What a form costs that is closest to the stem of the word rather than to the word. At as many edits, the word as
   * typed is the better evidence; it's less than an edit, so a stem that is closer still wins.
   */
  ofStem: 0.25,
  /** Rounds that share to whole edits: one in words of up to six letters, two from seven on. */
  tolerance: 0.5,
};

/** About the share of an excerpt that comes before its first highlight: some context, and more of what follows. */
export const BEFORE_HIGHLIGHT = 1 / 3;

/** The factor for a page of the reader's current context. */
export const CURRENT_CONTEXT = 1.06;
/** Factors: of pages that are as good, those for people in care or a study come first, and those for technical readers last. */
export const BY_AUDIENCE: Partial<Record<MainAudience, number>> = {
  participant: 1.03,
  developer: 0.98,
  'data-scientist': 0.995,
};
