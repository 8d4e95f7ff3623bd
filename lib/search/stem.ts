/**
 * Porter's stemmer for English (M. F. Porter, "An algorithm for suffix stripping", 1980): `creating`, `created` and
 * `creates` become `creat`. Words with digits, and words of other alphabets, stay as they are.
 */
/** Which letters are vowels; y is one after a consonant. */
function isVowel(word: string, place: number): boolean {
  switch (word.charCodeAt(place)) {
    case 97: // a
    case 101: // e
    case 105: // i
    case 111: // o
    case 117: // u
      return true;
    case 121: // y
      return place > 0 && !isVowel(word, place - 1);
    default:
      return false;
  }
}

/** Porter's measure of a word, counted up to 2: how often consonants follow vowels. */
function measure(word: string): number {
  let count = 0;
  let before = false;
  for (let place = 0; place < word.length && count < 2; place += 1) {
    const vowel = isVowel(word, place);
    if (before && !vowel) count += 1;
    before = vowel;
  }
  return count;
}

function hasVowel(word: string): boolean {
  for (let place = 0; place < word.length; place += 1) if (isVowel(word, place)) return true;
  return false;
}

/** True for words of one syllable like `hop`: consonants, a vowel, and a consonant that is not w, x or y. */
const isShort = (word: string): boolean => SHORT.test(word);
const SHORT = /^[^aeiou][^aeiouy]*[aeiouy][^aeiouwxy]$/;

const STEP_2: Record<string, string> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};
const STEP_3: Record<string, string> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};
const STEP_4 = 'al ance ence er ic able ible ant ement ment ent ou ism ate iti ous ive ize'.split(' ');

/** Endings by their last two letters, longer ones first: of those that fit, the longest counts. */
function byLastLetters(endings: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const ending of endings.sort((a, b) => b.length - a.length)) {
    const key = ending.slice(-2);
    groups.set(key, [...(groups.get(key) ?? []), ending]);
  }
  return groups;
}
const ENDS_2 = byLastLetters(Object.keys(STEP_2));
const ENDS_3 = byLastLetters(Object.keys(STEP_3));
const ENDS_4 = byLastLetters(STEP_4);

/** The ending of a word, if something stands before it. A look-up instead of a pattern: thousands of words are stemmed. */
function endingOf(word: string, ends: Map<string, string[]>): string {
  return ends.get(word.slice(-2))?.find((ending) => word.length > ending.length && word.endsWith(ending)) ?? '';
}

/** The same words come again and again: in the index, in queries, in excerpts. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

/** The stem of a folded word. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const result = stripSuffixes(word);
  known.set(word, result);
  return result;
}

function stripSuffixes(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let w = word;

  if (w.endsWith('s')) {
    if (w.endsWith('sses') || w.endsWith('ies')) w = w.slice(0, -2);
    else if (!w.endsWith('ss')) w = w.slice(0, -1);
  }

  if (w.endsWith('eed')) {
    if (measure(w.slice(0, -3)) > 0) w = w.slice(0, -1);
  } else {
    const base = w.endsWith('ed') ? w.slice(0, -2) : w.endsWith('ing') ? w.slice(0, -3) : '';
    if (base && hasVowel(base)) {
      if (/(at|bl|iz)$/.test(base)) w = `${base}e`;
      else if (/([^aeiouylsz])\1$/.test(base)) w = base.slice(0, -1);
      else w = isShort(base) ? `${base}e` : base;
    }
  }

  if (w.endsWith('y') && hasVowel(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;

  w = swap(w, ENDS_2, STEP_2);
  w = swap(w, ENDS_3, STEP_3);

  const four = endingOf(w, ENDS_4) || (/.[st]ion$/.test(w) ? 'ion' : '');
  const rest = w.slice(0, w.length - four.length);
  if (four && measure(rest) > 1) w = rest;

  if (w.endsWith('e')) {
    const base = w.slice(0, -1);
    const size = measure(base);
    if (size > 1 || (size === 1 && !isShort(base))) w = base;
  }
  if (w.endsWith('ll') && measure(w) > 1) w = w.slice(0, -1);
  return w;
}

function swap(word: string, ends: Map<string, string[]>, table: Record<string, string>): string {
  const ending = endingOf(word, ends);
  const base = word.slice(0, word.length - ending.length);
  return ending && measure(base) > 0 ? base + (table[ending] ?? '') : word;
}
