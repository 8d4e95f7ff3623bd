import { indexTerm } from './options';
import type { Query, QueryToken } from './query';
import type { Synonyms } from './index/synonyms';
import { WEAK_WORDS } from './stop-words';
import type { Vocabulary } from './vocabulary';

/** One term of the index that a word of the query may mean. */
export interface Meaning {
  term: string;
  weight: number;
  /** What to mark in texts. */
  shown: string;
}

/** Everything that one place of the query may mean. */
export interface Slot {
  from: number;
  to: number;
  meanings: Meaning[];
  /** How much the word tells about a topic, beside other words: 1, or less for words of every question. */
  strength: number;
}

const WEIGHT = { exact: 1, join: 1.3, completion: 0.65, correction: 0.75, synonym: 0.62 };
/** What the parts of a written compound count when the compound itself is known. */
const PART_OF_WRITTEN = 0.35;
/** What a word of every question counts beside others. */
const WEAK_STRENGTH = 0.3;
const MOST_CORRECTED = 4;

/**
 * What each word of a query may mean, with joins and synonyms of phrases put to the words they stand for. Without
 * `mayCorrect` an unknown word means nothing: it may be among words that are not here yet.
 */
export function meaningsOf(query: Query, vocabulary: Vocabulary, synonyms: Synonyms, mayCorrect = true): Slot[] {
  let corrected = 0;
  const slots = query.words.map((token): Slot => {
    const meanings = exactMeanings(token, vocabulary);
    if (token.open) meanings.push(...completions(token, vocabulary, meanings.length > 0));
    if (mayCorrect && !meanings.length && corrected < MOST_CORRECTED) {
      corrected += 1;
      meanings.push(...corrections(token, vocabulary));
    }
    const strength = WEAK_WORDS.has(token.word) ? WEAK_STRENGTH : 1;
    return { from: token.from, to: token.to, meanings, strength };
  });
  for (const join of query.joins) {
    const meanings = joinMeanings(join, vocabulary);
    for (const slot of slots) {
      if (!meanings.length || slot.from < join.from || slot.to > join.to) continue;
      if (join.written) for (const part of slot.meanings) part.weight *= PART_OF_WRITTEN;
      slot.meanings.push(...meanings);
    }
  }
  addSynonyms(query, slots, synonyms, vocabulary);
  for (const slot of slots) slot.meanings = strongest(slot.meanings);
  if (query.denies && slots.length) slots.push(troubleSlot());
  return slots;
}

/** Who says that something does not happen asks for help with it, in words that help does not use. */
function troubleSlot(): Slot {
  const term = indexTerm('troubleshooting') ?? '';
  return { from: -1, to: -1, meanings: [{ term, weight: 1, shown: '' }], strength: 1 };
}

function exactMeanings({ word }: QueryToken, vocabulary: Vocabulary): Meaning[] {
  const term = indexTerm(word);
  return term !== null && vocabulary.hasTerm(term) ? [{ term, weight: WEIGHT.exact, shown: word }] : [];
}

function completions({ word }: QueryToken, vocabulary: Vocabulary, known: boolean): Meaning[] {
  return vocabulary
    .completions(word)
    .filter((longer) => longer !== word)
    .map((longer) => ({
      term: indexTerm(longer) ?? longer,
      // The less is left to type, the likelier it is what the reader means.
      weight: WEIGHT.completion * (known ? 0.4 : 1) * (0.4 + 0.6 * (word.length / longer.length)),
      shown: word,
    }));
}

function corrections({ word, open }: QueryToken, vocabulary: Vocabulary): Meaning[] {
  return vocabulary.corrections(word, open).map(({ word: meant, errors }) => ({
    term: indexTerm(meant) ?? meant,
    weight: WEIGHT.correction / (0.6 + 0.4 * Math.max(1, errors)),
    shown: meant,
  }));
}

function joinMeanings(join: QueryToken, vocabulary: Vocabulary): Meaning[] {
  const exact = vocabulary.has(join.word)
    ? [{ term: indexTerm(join.word) ?? join.word, weight: WEIGHT.join, shown: join.word }]
    : [];
  if (exact.length || !join.open || join.word.length < 6) return exact;
  return vocabulary
    .completions(join.word)
    .slice(0, 6)
    .map((longer) => ({
      term: indexTerm(longer) ?? longer,
      weight: WEIGHT.join * WEIGHT.completion,
      shown: join.word,
    }));
}

function addSynonyms(query: Query, slots: Slot[], synonyms: Synonyms, vocabulary: Vocabulary): void {
  const terms = slots.map((slot, place) => {
    const best = slot.meanings.find(({ weight }) => weight >= 0.5);
    return best?.term ?? query.words[place]?.word ?? '';
  });
  for (let from = 0; from < slots.length; from += 1) {
    for (let length = 1; length <= 3 && from + length <= slots.length; length += 1) {
      const phrase = terms.slice(from, from + length).join(' ');
      // A word such as "constructor" is a key of every object.
      for (const other of Object.hasOwn(synonyms, phrase) ? (synonyms[phrase] ?? []) : []) {
        const parts = other.split(' ').filter((term) => vocabulary.hasTerm(term));
        const weight = WEIGHT.synonym / Math.sqrt(parts.length || 1);
        for (const slot of slots.slice(from, from + length)) {
          slot.meanings.push(...parts.map((term) => ({ term, weight, shown: term })));
        }
      }
    }
  }
}

/** Each term once, with its greatest weight. */
function strongest(meanings: Meaning[]): Meaning[] {
  const best = new Map<string, Meaning>();
  for (const meaning of meanings) {
    if ((best.get(meaning.term)?.weight ?? 0) < meaning.weight) best.set(meaning.term, meaning);
  }
  return [...best.values()];
}
