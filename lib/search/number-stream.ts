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

/** All numbers of a text. One loop without calls, for it runs while a reader waits for the first results. */
export function readNumbers(text: string): Uint32Array {
  const numbers = new Uint32Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    let value = valueOf(text.charCodeAt(at));
    if (value >= BASE) {
      const high = value - BASE + 1;
      at += 1;
      value = high < 9 ? high * BASE : valueOf(text.charCodeAt(at++)) * BASE * BASE;
      if (high === 9) value += valueOf(text.charCodeAt(at++)) * BASE;
      value += valueOf(text.charCodeAt(at));
    }
    numbers[count] = value;
    count += 1;
  }
  return numbers.subarray(0, count);
}
