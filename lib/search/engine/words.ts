/** How text becomes words: the same for the index and for what a reader types. */

/** Longest word that is kept; what is longer is no word a reader would type. */
const LONGEST = 60;

/** Text that has no accents to take away. */
const PLAIN = /^[ -~]*$/;
/** Most chunks are one word, maybe with a mark at its end. */
const ONE_WORD = /^([a-z]+|[A-Z][a-z]*|[A-Z]+)[.,;:!?)]?$/;

/** Lower case, without accents: `Café` is `cafe`. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
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

const PARTS = /[\p{L}\p{N}]+/gu;

/**
 * The words of one run of characters without blanks. A compound such as `lamp.gps`, `temporal_slices`, `care-team`,
 * `SensorEvent` or `PHQ-9` has its parts and, as `whole`, all of them in one word, so that any way to write it is
 * found.
 */
export function chunkWords(chunk: string): { parts: string[]; whole: string | null } {
  const simple = ONE_WORD.exec(chunk)?.[1];
  if (simple && simple.length <= LONGEST) return { parts: [simple.toLowerCase()], whole: null };
  const parts: string[] = [];
  // An apostrophe belongs to its word: "don't" is "dont".
  for (const [piece] of openCamelCase(chunk.replace(/['’](?=\p{L})/gu, '')).matchAll(PARTS)) {
    const word = fold(piece);
    if (word && word.length <= LONGEST) parts.push(word);
  }
  const whole = parts.join('');
  return { parts, whole: parts.length > 1 && whole.length <= LONGEST && isOneName(chunk, parts) ? whole : null };
}

/** An address, an assignment, or a call with what it is given. */
const NO_NAME = /[/=?&%]|\w\(.*\w/;

/** True for what is also written in one word: identifiers, `PHQ-9`, `Wi-Fi`; not for `care-team`. */
function isOneName(chunk: string, parts: string[]): boolean {
  if (NO_NAME.test(chunk)) return false;
  return !/^[\p{L}'’]+(-[\p{L}'’]+)+\P{L}*$/u.test(chunk) || parts.some((part) => part.length <= 3);
}

/** Every word of a text in order, compounds after their parts. */
export function textWords(text: string): string[] {
  const words: string[] = [];
  for (const chunk of text.split(/\s+/)) {
    const { parts, whole } = chunkWords(chunk);
    words.push(...parts);
    if (whole) words.push(whole);
  }
  return words;
}
