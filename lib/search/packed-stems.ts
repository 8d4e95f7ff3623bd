import { readNumbers, writeNumbers } from './number-stream';
import { stem } from './stem';

/** Stems of a list of words, for stemming thousands of words takes longer than reading a sign for each. */
export interface PackedStems {
  /** How a stem is made, most frequent first: the number of letters to take away (in base 36), and what to add. */
  changes: string[];
  /** For each word the place of its change. */
  places: string;
}

function changeOf(word: string): string {
  const to = stem(word);
  let same = 0;
  while (same < to.length && word[same] === to[same]) same += 1;
  return (word.length - same).toString(36) + to.slice(same);
}

export function packStems(words: readonly string[]): PackedStems {
  const own = words.map(changeOf);
  const count = new Map<string, number>();
  for (const change of own) count.set(change, (count.get(change) ?? 0) + 1);
  const changes = [...count.keys()].sort((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0) || (a < b ? -1 : 1));
  const place = new Map(changes.map((change, index) => [change, index]));
  return { changes, places: writeNumbers(own.map((change) => place.get(change) ?? 0)) };
}

/** The stems of the words. */
export function readStems(words: readonly string[], { changes, places }: PackedStems): string[] {
  const steps = changes.map((change) => ({ cut: Number.parseInt(change.charAt(0), 36), add: change.slice(1) }));
  const numbers = readNumbers(places);
  return words.map((word, index) => {
    const { cut, add } = steps[numbers[index] ?? 0] ?? { cut: 0, add: '' };
    return cut || add ? word.slice(0, word.length - cut) + add : word;
  });
}
