/**
 * Lists of small whole numbers as text: one character for a number below 64, preceded by one for each additional digit.
 * The characters need no escaping in JSON and compress well.
 */
const FIRST = 35; // "#": after the quotation mark
const BACKSLASH = 92; // would need escaping, so codes from here on shift up by one
/** Values below this end a number; higher ones are its digits, in the following base. */
const END = 64;
const BASE = 26;

const sign = (value: number): string => String.fromCharCode(FIRST + value + (FIRST + value >= BACKSLASH ? 1 : 0));

export function writeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    for (; rest >= END; rest = Math.floor((rest - END) / BASE)) text += sign(END + ((rest - END) % BASE));
    text += sign(rest);
  }
  return text;
}

export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  const digits: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    let value = code - FIRST - (code > BACKSLASH ? 1 : 0);
    if (value >= END) {
      digits.push(value - END);
      continue;
    }
    while (digits.length) value = END + value * BASE + (digits.pop() ?? 0);
    numbers.push(value);
  }
  return numbers;
}
