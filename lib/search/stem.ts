/**
 * Porter's stemmer for English (M. F. Porter, "An algorithm for suffix stripping", 1980): `creating`, `created` and
 * `creates` become `creat`. Words with digits, and words of other alphabets, stay as they are.
 */
const C = '[^aeiou]';
const V = '[aeiouy]';
const CS = `${C}[^aeiouy]*`;
const VS = `${V}[aeiou]*`;
const M_GT_0 = new RegExp(`^(${CS})?${VS}${CS}`);
const M_EQ_1 = new RegExp(`^(${CS})?${VS}${CS}(${VS})?$`);
const M_GT_1 = new RegExp(`^(${CS})?${VS}${CS}${VS}${CS}`);
const HAS_VOWEL = new RegExp(`^(${CS})?${V}`);
const CVC = new RegExp(`^${CS}${V}[^aeiouwxy]$`);

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
const ENDS_2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
const ENDS_3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
const ENDS_4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

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
  // A leading y is a consonant; marking it keeps the patterns simple.
  let w = word.startsWith('y') ? `Y${word.slice(1)}` : word;

  if (/(ss|i)es$/.test(w)) w = w.slice(0, -2);
  else if (/[^s]s$/.test(w)) w = w.slice(0, -1);

  if (w.endsWith('eed')) {
    if (M_GT_0.test(w.slice(0, -3))) w = w.slice(0, -1);
  } else {
    const base = /^(.+)(ed|ing)$/.exec(w)?.[1];
    if (base && HAS_VOWEL.test(base)) {
      if (/(at|bl|iz)$/.test(base)) w = `${base}e`;
      else if (/([^aeiouylsz])\1$/.test(base)) w = base.slice(0, -1);
      else w = CVC.test(base) ? `${base}e` : base;
    }
  }

  if (w.endsWith('y') && HAS_VOWEL.test(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;

  w = swap(w, ENDS_2, STEP_2);
  w = swap(w, ENDS_3, STEP_3);

  const four = ENDS_4.exec(w)?.[1] ?? /^(.+[st])ion$/.exec(w)?.[1];
  if (four && M_GT_1.test(four)) w = four;

  if (w.endsWith('e')) {
    const base = w.slice(0, -1);
    if (M_GT_1.test(base) || (M_EQ_1.test(base) && !CVC.test(base))) w = base;
  }
  if (w.endsWith('ll') && M_GT_1.test(w)) w = w.slice(0, -1);
  return w.startsWith('Y') ? `y${w.slice(1)}` : w;
}

function swap(word: string, ends: RegExp, table: Record<string, string>): string {
  const [, base = '', ending = ''] = ends.exec(word) ?? [];
  return ending && M_GT_0.test(base) ? base + (table[ending] ?? '') : word;
}
