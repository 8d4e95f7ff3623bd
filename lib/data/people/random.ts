/** Series of random numbers. Answers and places share three, because another number changes what the pages print. */
const SERIES = {
  anxious: 1,
  troubleSleeping: 2,
  hoursAsleep: 3,
  leavesBlank: 4,
  opensSurvey: 5,
  tapsRight: 6,
  tap: 7,
  opensGame: 8,
  reading: 9,
  answer1: 11,
  answer2: 12,
  answer3: 13,
  goesOut: 11,
  latitude: 12,
  longitude: 13,
  altitude: 14,
  isInaccurate: 15,
  inaccuracy: 16,
  accuracy: 17,
  steps: 18,
  looks: 19,
  turnsOn: 20,
  staysOn: 21,
};

type Series = keyof typeof SERIES;

/**
 * A number from 0 up to 1 that looks random but depends only on the series and the whole numbers. Made with whole numbers
 * alone, because the last digits of sines differ between browsers.
 */
export function randomShare(series: Series, ...parts: number[]): number {
  let hash = 0x9e3779b9;
  for (const part of [...parts, SERIES[series]]) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
}

/** A whole number from the least through the most. */
export const randomInteger = (series: Series, least: number, most: number, ...parts: number[]): number =>
  least + Math.floor(randomShare(series, ...parts) * (most - least + 1));
