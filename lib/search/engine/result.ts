import type { Reader } from './search-index';

/** A page or section that answers a query. */
export interface Result {
  url: string;
  /** ID of the section's heading; empty for the page itself. */
  hash: string;
  title: string;
  heading: string;
  breadcrumb: string[];
  reader: Reader;
  /** Text of the section, or of the page if the section has none; undefined until it's loaded. */
  text: string | undefined;
  /** Words to highlight, in lowercase. */
  words: string[];
  /** Index terms that were found, to highlight other forms of the words. */
  terms: string[];
}
