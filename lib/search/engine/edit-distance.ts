/** How many letters of a word are added, missing, different, or swapped with the next; infinite if they're more than `most`. */
export function editDistance(typed: string, word: string, most = 2): number {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [rest, wanted] = [typed.slice(same), word.slice(same)];
  if (rest === wanted) return 0;
  if (!most) return Infinity;
  const without = (letters: number, others: number) =>
    editDistance(rest.slice(letters), wanted.slice(others), most - 1);
  const isSwap = rest[0] === wanted[1] && rest[1] === wanted[0];
  return 1 + Math.min(without(1, 0), without(0, 1), without(1, 1), isSwap ? without(2, 2) : Infinity);
}
