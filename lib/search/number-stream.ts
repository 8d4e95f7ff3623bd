/**
 * Lists of small whole numbers as text, one sign for a number below 80. The signs need no escape in JSON, and most
 * numbers of an index are small, so that compression does the rest.
 */
const FIRST = 35; // "#": after the quotation mark
const SKIP = 92; // the backslash
const BASE = 80;

const sign = (value: number) => String.fromCharCode(FIRST + value + (FIRST + value >= SKIP ? 1 : 0));

function valueOf(code: number): number {
  return code - FIRST - (code > SKIP ? 1 : 0);
}

/** Signs from 80 on say: this many times 80, and the next sign. Nine of them fit, so larger numbers take three. */
export function writeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    if (number < BASE) text += sign(number);
    else {
      const low = number % BASE;
      const high = Math.floor(number / BASE);
      if (high < 9) text += sign(BASE + high - 1) + sign(low);
      else text += sign(BASE + 8) + sign(Math.floor(high / BASE)) + sign(high % BASE) + sign(low);
    }
  }
  return text;
}

/** Reads the numbers of a text one after the other. */
export function numberReader(text: string): () => number {
  let at = 0;
  const next = () => valueOf(text.charCodeAt(at++));
  return () => {
    const value = next();
    if (value < BASE) return value;
    const high = value - BASE + 1;
    if (high < 9) return high * BASE + next();
    const top = next();
    return (top * BASE + next()) * BASE + next();
  };
}
