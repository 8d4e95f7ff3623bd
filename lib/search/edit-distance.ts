/**
 * Typing errors between two words, a swap of neighbors counting as one (Damerau), or `limit + 1` when there are more.
 * With `prefix`, what follows in `word` is free: the reader has not typed it yet.
 */
export function editDistance(typed: string, word: string, limit: number, prefix = false): number {
  const width = word.length + 1;
  if (!prefix && Math.abs(typed.length - word.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return prefix ? Math.min(...previous) : (previous[width - 1] ?? limit + 1);
}
