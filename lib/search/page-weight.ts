/** Pages that few readers look for but that use many words of others; the first pattern that fits counts. */
const WEIGHTS: [RegExp, number][] = [
  [/deprecated/, 0.3],
  // Work on the project itself.
  [/^\/develop\/(Repositories|Training)/, 0.7],
  // In plain questions, guides come before pages for developers and data scientists.
  [/^\/develop\//, 0.95],
  [/^\/data_science\/cortex\//, 0.92],
];

/** How a page ranks beside others that say as much, by its address. */
export function pageWeight(url: string): number {
  return WEIGHTS.find(([pattern]) => pattern.test(url))?.[1] ?? 1;
}
