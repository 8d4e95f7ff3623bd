import { ownAnalyzer } from './analysis';
import { chunkWords, plainWords } from './words';

/** Maximum words in a query; the rest are ignored so no query takes longer than a frame. */
export const MAX_TERMS = 12;
/** Maximum characters in a query; the rest are ignored. */
const MAX_QUERY_LENGTH = 600;

/** One word of a query. */
export interface QueryToken {
  word: string;
  /** The name that it is a part of, such as `wifi` for the parts of "Wi-Fi". */
  whole: string | null;
  /** The reader may still be typing this word. */
  open: boolean;
}

/** The words of a query in order, without stop words and repeats. Any input is valid. */
export function parseQuery(input: string, analyzer = ownAnalyzer): QueryToken[] {
  const text = input.slice(0, MAX_QUERY_LENGTH);
  const typed = text
    .split(/\s+/)
    .flatMap((chunk) => plainWords(chunk).map((word) => ({ word, whole: chunkWords(chunk).whole })))
    .slice(0, MAX_TERMS);
  const isOpen = !/\s$/.test(text);
  const words = typed.map((one, place) => ({ ...one, open: isOpen && place === typed.length - 1 }));
  // A repeated word adds nothing. Only the last occurrence counts, because it may be unfinished.
  const said = words.filter(
    ({ word }, place) => !analyzer.isStopWord(word) && !words.slice(place + 1).some((later) => later.word === word),
  );
  // A single stop word is kept, because it may be the start of another word: "an" of "android".
  return said.length || words.length > 1 ? said : words;
}
