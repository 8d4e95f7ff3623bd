/** Which elements are wider than their box. All are read before anything changes, so that layout runs only once. */
export const areWide = (entries: readonly ResizeObserverEntry[]): boolean[] =>
  entries.map(({ target }) => target.scrollWidth > target.clientWidth);
