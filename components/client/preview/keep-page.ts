/** Kept here, in a file that imports nothing: the bundler runs a file anew when what it imports changes. */
const opened = new Set<string>();

const nameOf = (details: HTMLDetailsElement): string =>
  `${window.location.pathname} ${details.querySelector(':scope > summary')?.textContent ?? ''}`;

/** Remembers which folded parts the author opens, until the returned function is called. */
export function watchDetails(): () => void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    if (target.open) opened.add(nameOf(target));
    else opened.delete(nameOf(target));
  };
  // The event does not bubble.
  document.addEventListener('toggle', follow, true);
  return () => document.removeEventListener('toggle', follow, true);
}

/** Reopens them after the page was rendered again. */
export function reopenDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    if (opened.has(nameOf(details))) details.open = true;
  }
}

/**
 * Reloads the page's drawings and charts: their addresses stay the same after a change, so the browser would keep
 * showing the old ones. `version` is different after each change.
 */
export function refreshDrawings(version: string): void {
  const isDrawing = (address: string) => address.includes('/diagrams/');
  const withVersion = (address: string) => `${address.split('?')[0]}?${version}`;
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[src]')) {
    if (isDrawing(image.src)) image.src = withVersion(image.src);
  }
  for (const source of document.querySelectorAll<HTMLSourceElement>('main source[srcset]')) {
    if (isDrawing(source.srcset)) source.srcset = withVersion(source.srcset);
  }
}
