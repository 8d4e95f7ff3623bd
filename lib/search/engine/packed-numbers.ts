/**
 * Lists of small whole numbers as text, one character each: "0" for 0, "1" for 1, ":" for 10. Numbers up to 78 take one
 * byte and those up to 1,998 two, and JSON needs no escapes, because the backslash is skipped.
 */
const ZERO = '0'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
/** Codes from here on aren't characters by themselves. */
const SURROGATES = 0xd800;

/** @throws Error if a number has no character. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      const code = ZERO + number < BACKSLASH ? ZERO + number : ZERO + number + 1;
      if (code >= SURROGATES) throw new Error(`The search index can't store ${number}: it is too large.`);
      return String.fromCharCode(code);
    })
    .join('');
}

export function readNumbers(text: string): number[] {
  return Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code < BACKSLASH ? code - ZERO : code - ZERO - 1;
  });
}
