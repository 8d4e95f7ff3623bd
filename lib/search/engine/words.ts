/** Splits text into words, the same way for the index and for queries. */

/** Converts to lowercase and removes accents: `Café` becomes `cafe`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

interface ChunkWords {
  parts: string[];
  joined: string | null;
}

/** Chunks that were cut before, because the same ones recur in the index, queries, and excerpts. */
const chunks = new Map<string, ChunkWords>();

const PARTS = /[\p{L}\p{N}]+/gu;

/**
 * The words of a run of characters without whitespace. Compounds such as `lamp.gps`, `temporal_slices`, `SensorEvent`,
 * or `PHQ-9` give their parts and, as `joined`, the parts joined into one word, so any spelling is found; so do routes
 * of the API, whatever their parameters are called. Others, such as `care-team`, give only their parts.
 */
export function chunkWords(chunk: string): ChunkWords {
  const cut = chunks.get(chunk) ?? cutChunk(chunk);
  chunks.set(chunk, cut);
  return cut;
}

function cutChunk(chunk: string): ChunkWords {
  // "don't" becomes "dont", and "SensorEvent" two words; "mindLAMP" and "iPhone" stay one.
  const open = chunk.replace(/['’](?=\p{L})/gu, '').replace(/([a-z]{3})([A-Z][a-z])/g, '$1 $2');
  const parts = [...open.matchAll(PARTS)].map(([piece]) => fold(piece)).filter(Boolean);
  if (ROUTE.test(chunk) && parts.length > 1)
    return { parts, joined: chunk.replace(/\{\w*\}/g, 'x').replace(/\P{L}+/gu, '') };
  // Parts of an address, of an assignment, or of a call with arguments are words of their own, and so are long ones, as in
  // "care-team".
  const isWords = /[/=?&%]|\w\(.*\w/.test(chunk) || (LONG_WORDS.test(chunk) && parts.every(({ length }) => length > 3));
  return { parts, joined: parts.length > 1 && !isWords ? parts.join('') : null };
}

/** A route of the API, and words with hyphens. */
const ROUTE = /^\/[a-z_]+(?:\/|$)/;
const LONG_WORDS = /^[\p{L}'’]+(-[\p{L}'’]+)+\P{L}*$/u;

/** All words of a text; joined compounds come last. */
export function textWords(text: string): string[] {
  const chunks = text.split(/\s+/).map(chunkWords);
  return [...chunks.flatMap(({ parts }) => parts), ...chunks.flatMap(({ joined }) => joined ?? [])];
}

/** A phrase as search reads it: its words with spaces between them. */
export const wordsOf = (phrase: string): string => textWords(phrase).join(' ');

/** The words of a text as readers type them, without joined compounds; parts of `care-team` are two words. */
export const plainWords = (text: string): string[] => text.split(/[\s-]+/).flatMap((chunk) => chunkWords(chunk).parts);
