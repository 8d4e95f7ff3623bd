export type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

type ScrollAction = 'none' | 'top' | 'hash';

/**
 * Decides where to scroll after a new page is shown: to the hash, or else to the top. Nowhere on the first load, on Back and
 * Forward (the browser restores the position), or if only the query changed.
 */
export function scrollAction(previous: PageLocation | null, next: PageLocation, isTraverse: boolean): ScrollAction {
  if (!previous || isTraverse) return 'none';
  if (next.pathname === previous.pathname && next.hash === previous.hash && next.search !== previous.search)
    return 'none';
  return next.hash ? 'hash' : 'top';
}
