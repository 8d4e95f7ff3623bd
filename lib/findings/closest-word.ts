import { distance } from 'fastest-levenshtein';

/** The candidate closest to the word, in any letter case, if close enough to be what the author meant. */
export function closestWord(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < bestDistance) [best, bestDistance] = [candidate, edits];
  }
  return best;
}

/** `Did you mean "x"?`, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const closest = closestWord(word, candidates);
  return closest === undefined ? undefined : `Did you mean "${closest}"?`;
}
