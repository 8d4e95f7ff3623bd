/** Splits text into words, the same way for the index and for queries. */

/** Converts to lowercase and removes accents: `Café` becomes `cafe`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** `SensorEvent` to `Sensor Event`, `HTTPServer` to `HTTP Server`; `mindLAMP` and `iPhone` stay whole. */
function openCamelCase(chunk: string): string {
  if (!/^[A-Z]/.test(chunk) && !/[a-z]{3}[A-Z][a-z]/.test(chunk)) return chunk;
  return chunk.replace(/([a-z\d])([A-Z])(?=[a-z])/g, '$1 $2').replace(/([A-Z]{2,})([A-Z][a-z]{2})/g, '$1 $2');
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
  const parts: string[] = [];
  // Apostrophes are dropped: "don't" becomes "dont".
  for (const [piece] of openCamelCase(chunk.replace(/['’](?=\p{L})/gu, '')).matchAll(PARTS)) {
    const word = fold(piece);
    if (word) parts.push(word);
  }
  const joined = ROUTE.test(chunk) ? chunk.replace(PARAMETER, 'x').replace(/\P{L}+/gu, '') : parts.join('');
  return { parts, joined: parts.length > 1 && isOneName(chunk, parts) ? joined : null };
}

/** A route of the API. */
const ROUTE = /^\/[a-z_]+(?:\/|$)/;
/** A parameter in it. */
const PARAMETER = /\{\w*\}/g;
/** An address, an assignment, or a call with arguments. */
const NO_NAME = /[/=?&%]|\w\(.*\w/;

/** True for compounds also written as one word: identifiers, `PHQ-9`, `Wi-Fi`; false for `care-team`. */
function isOneName(chunk: string, parts: string[]): boolean {
  if (ROUTE.test(chunk)) return true;
  if (NO_NAME.test(chunk)) return false;
  return !/^[\p{L}'’]+(-[\p{L}'’]+)+\P{L}*$/u.test(chunk) || parts.some((part) => part.length <= 3);
}

/** All words of a text; joined compounds come last. */
export function textWords(text: string): string[] {
  const chunks = text.split(/\s+/).map(chunkWords);
  return [...chunks.flatMap(({ parts }) => parts), ...chunks.flatMap(({ joined }) => joined ?? [])];
}

/** A phrase as search reads it: its words with spaces between them. */
export const wordsOf = (phrase: string): string => textWords(phrase).join(' ');

/** The words of a text as readers type them, without joined compounds; parts of `care-team` are two words. */
export const plainWords = (text: string): string[] => text.split(/[\s-]+/).flatMap((chunk) => chunkWords(chunk).parts);
