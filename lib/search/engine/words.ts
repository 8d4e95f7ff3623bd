/** Splits text into words, the same way for the index and for queries. */

/**
 * Converts to lowercase and removes accents, and points that readers leave out: `Café` becomes `cafe`. Marks without which
 * a word is another one stay, such as the vowels of Hindi.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}\u0591-\u05c7]+/gu, '')
    .toLowerCase();
}

/** Words, in which marks belong to the letters before them. */
const PARTS = /[\p{L}\p{N}\p{M}]+/gu;
/** A route of the API. */
const ROUTE = /^\/[a-z_]+\/.*\w/;
/** An address, an assignment, a call with arguments, or long words with hyphens. */
const WORDS = /[/=?&%]|\w\(.*\w|^[\p{L}\p{M}'’]{4,}(-[\p{L}\p{M}'’]{4,})+\P{L}*$/u;

/**
 * The words of a run of characters without whitespace. Compounds such as `lamp.gps`, `temporal_slices`, `SensorEvent`,
 * or `PHQ-9` give their parts and, as `joined`, the parts joined into one word, so any spelling is found; so do routes
 * of the API, whatever their parameters are called. Others, such as `care-team`, give only their parts.
 */
export function splitChunk(chunk: string): { parts: string[]; joined: string | null } {
  // "don't" becomes "dont", and "SensorEvent" two words; "mindLAMP" and "iPhone" stay one.
  const open = chunk.replace(/['’](?=\p{L})/gu, '').replace(/([a-z]{3})([A-Z][a-z])/g, '$1 $2');
  const parts = [...open.matchAll(PARTS)].map(([piece]) => fold(piece)).filter(Boolean);
  if (ROUTE.test(chunk)) return { parts, joined: chunk.replace(/\{\w*\}/g, 'x').replace(/\P{L}+/gu, '') };
  return { parts, joined: parts.length > 1 && !WORDS.test(chunk) ? parts.join('') : null };
}

/** All words of a text; joined compounds come last. */
export function splitText(text: string): string[] {
  const chunks = text.split(/\s+/).map(splitChunk);
  return [...chunks.flatMap(({ parts }) => parts), ...chunks.flatMap(({ joined }) => joined ?? [])];
}

/** A phrase as search reads it: its words with spaces between them. */
export const normalizePhrase = (phrase: string): string => splitText(phrase).join(' ');

/** The words of a text as readers type them, without joined compounds; parts of `care-team` are two words. */
export const splitQuery = (text: string): string[] => text.split(/[\s-]+/).flatMap((chunk) => splitChunk(chunk).parts);
