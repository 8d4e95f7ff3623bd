const LETTERS = 26;
const letter = (digit: number, first: string): string => String.fromCharCode(first.charCodeAt(0) + digit);

/**
 * Rising numbers as letters: how many numbers lie between one and the next, to the base 26, the last digit in
 * lowercase. `[0, 1, 30]` is "aaBc". Most steps are one letter; as numbers, the index would be a twelfth heavier.
 */
export function toSteps(numbers: readonly number[]): string {
  return numbers
    .map((number, place) => {
      const step = number - (numbers[place - 1] ?? -1) - 1;
      let text = letter(step % LETTERS, 'a');
      for (let left = Math.floor(step / LETTERS); left; left = Math.floor(left / LETTERS))
        text = letter(left % LETTERS, 'A') + text;
      return text;
    })
    .join('');
}

/** The numbers that `toSteps` wrote, each raised by `offset`. */
export function fromSteps(text: string, offset = 0): number[] {
  const numbers: number[] = [];
  let number = offset - 1;
  for (const [step] of text.matchAll(/[A-Z]*[a-z]/g)) {
    number += 1 + [...step].reduce((sum, digit) => sum * LETTERS + parseInt(digit, 36) - 10, 0);
    numbers.push(number);
  }
  return numbers;
}
