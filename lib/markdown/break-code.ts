/** Shorter names, such as `lamp.accelerometer`, stay in one piece. */
const MIN_BROKEN_CHARACTERS = 22;

/**
 * Allows line breaks in a code name after dots, slashes, underscores, and so on, so that a table column need not be
 * as wide as its longest name. Short names stay in one piece.
 */
export function breakCode(code: string): string[] {
  const words = code.split(' ');
  if (words.every((word) => word.length < MIN_BROKEN_CHARACTERS)) return [code];
  return code.split(/(?<=[a-z0-9)\]}][._/:?&=,(-])(?=[\w'"({[<])/i);
}
