/** Sorted words as one text: each starts with the number of letters it shares with the word before. */
export function packWords(words: readonly string[]): string {
  let last = '';
  const pieces: string[] = [];
  for (const word of words) {
    let shared = 0;
    while (shared < 35 && shared < last.length && last[shared] === word[shared]) shared += 1;
    pieces.push(shared.toString(36) + word.slice(shared));
    last = word;
  }
  return pieces.join(' ');
}

export function unpackWords(text: string): string[] {
  let last = '';
  return (text ? text.split(' ') : []).map((piece) => {
    last = last.slice(0, Number.parseInt(piece.charAt(0), 36)) + piece.slice(1);
    return last;
  });
}
