/**
 * Lists of small whole numbers as text: one sign for a number below 64, and before it one for each further digit. The
 * signs need no escape in JSON, and compression does the rest.
 */
const FIRST = 35; // "#": after the quotation mark
const BACKSLASH = 92; // would need an escape; what comes from there on moves up
/** Signs below this one end a number; those from it on are its digits to the base that follows. */
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
