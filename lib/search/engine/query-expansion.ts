import { indexTerm } from './analysis';
import type { Query, QueryToken } from './query';
import { TROUBLE_WORD } from './stop-words';
import type { WordIndex } from './word-index';

/** An index term that a query word may mean. */
export interface Alternative {
  term: string;
  weight: number;
  /** What to highlight in texts. */
  shown: string;
}

/** Everything that a query word may mean. */
export interface QueryTerm {
  /** Each term once, likeliest first. */
  alternatives: Alternative[];
  /** How much the word counts relative to others: 1 for typed words, less for a word that they only suggest. */
  strength: number;
}

/** The weight of each kind of meaning. */
const WEIGHT = {
  exact: 1,
  join: 1.3,
  completion: 1.05,
  correction: 0.75,
};
/** Factor for completions of a word that is already complete. */
const BESIDE_KNOWN = 0.4;

/** Asks for help with a problem, beside what the query's words ask for. */
const TROUBLE: QueryTerm = {
  alternatives: [{ term: indexTerm(TROUBLE_WORD) ?? '', weight: 1, shown: '' }],
  strength: 0.65,
};

/** What each word of a query may mean, alone or joined with its neighbors. Words that occur nowhere are left out. */
export function expandQuery(query: Query, index: WordIndex): QueryTerm[] {
  const joined = query.joins.map((token) => ({ ...token, meanings: joins(token, index) }));
  const terms = query.words.map((token): QueryTerm => {
    const alternatives = exact(token, index);
    if (token.open) alternatives.push(...completions(token, index, alternatives.length > 0));
    if (!alternatives.length) alternatives.push(...corrections(token, index));
    const around = joined.filter(({ from, to }) => from <= token.from && token.to <= to);
    return { alternatives: strongest([...alternatives, ...around.flatMap(({ meanings }) => meanings)]), strength: 1 };
  });
  const known = terms.filter(({ alternatives }) => alternatives.length);
  return query.denies && known.length ? [...known, TROUBLE] : known;
}

function exact({ word }: QueryToken, index: WordIndex): Alternative[] {
  const term = indexTerm(word);
  return term !== null && index.has(term) ? [{ term, weight: WEIGHT.exact, shown: word }] : [];
}

function completions({ word }: QueryToken, index: WordIndex, known: boolean): Alternative[] {
  const weight = WEIGHT.completion * (known ? BESIDE_KNOWN : 1);
  return index.completions(word).map((term) => ({ term, weight, shown: word }));
}

function corrections({ word }: QueryToken, index: WordIndex): Alternative[] {
  const terms = new Map(index.corrections(word).map((other) => [indexTerm(other) ?? other, other]));
  return [...terms].map(([term, shown], place) => ({ term, weight: WEIGHT.correction / (1 + 0.1 * place), shown }));
}

function joins(token: QueryToken, index: WordIndex): Alternative[] {
  const term = indexTerm(token.word) ?? token.word;
  if (index.has(term)) return [{ term, weight: WEIGHT.join, shown: token.word }];
  if (!token.open || token.word.length < 6) return [];
  return completions(token, index, false).map((one) => ({ ...one, weight: one.weight * WEIGHT.join }));
}

/** Each term once, with its greatest weight, likeliest first. */
function strongest(alternatives: Alternative[]): Alternative[] {
  const ordered = alternatives.sort((a, b) => b.weight - a.weight);
  return ordered.filter(({ term }, place) => ordered.findIndex((other) => other.term === term) === place);
}
