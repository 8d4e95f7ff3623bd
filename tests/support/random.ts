/** A stream of numbers that is the same in every run, so that a failure can be reproduced. */
export class Random {
  constructor(private state: number) {}

  private below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Up to `most` consecutive pieces. */
  text(pieces: readonly string[], most: number): string {
    return Array.from({ length: this.below(most + 1) }, () => this.pick(pieces)).join('');
  }

  /** The text with some positions cut, doubled, or replaced by pieces. */
  mutate(text: string, pieces: readonly string[]): string {
    let result = text;
    for (let times = 1 + this.below(6); times > 0; times--) {
      const start = this.below(result.length + 1);
      const end = Math.min(result.length, start + this.below(12));
      const middle = this.pick(['', this.pick(pieces), result.slice(start, end).repeat(2)]);
      result = result.slice(0, start) + middle + result.slice(end);
    }
    return result;
  }
}

/** Letters and characters that have broken parsers before. */
export const PIECES = [
  ...'abcXYZ019 -_.:;,/\\?#&%=+*~|!\'"`<>()[]{}$@^\t\n',
  ...'--- ::: ``` ~~~ &amp; <!-- --> %2F % %zz .. // é ß 日本 שלום عربي 😀 👩‍🔬 {#id} {/* */}'.split(' '),
  '\n---\n',
  '\r\n',
  '\uFEFF',
  '\u0000',
  '\uFFFD',
  '\uD800',
  '\u2028',
];

/** Runs a check for a number of seeds. A failure names its seed, so `check(new Random(seed))` reproduces it. */
export async function forSeeds(check: (random: Random) => void | Promise<void>, runs = 500): Promise<void> {
  for (let seed = 1; seed <= runs; seed++) {
    try {
      await check(new Random(seed));
    } catch (error) {
      throw new Error(`Seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}
