import { useEffect } from 'react';
import { navigationRevision } from '@/lib/site/navigation.static';

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
 * showing the old ones. `revision` is different after each change.
 */
export function refreshDrawings(revision: string): void {
  const isDrawing = (address: string) => address.includes('/diagrams/');
  const withRevision = (address: string) => `${address.split('?')[0]}?${revision}`;
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[src]')) {
    if (isDrawing(image.src)) image.src = withRevision(image.src);
  }
  for (const source of document.querySelectorAll<HTMLSourceElement>('main source[srcset]')) {
    if (isDrawing(source.srcset)) source.srcset = withRevision(source.srcset);
  }
}

const RELOADED = 'draft:reloaded';

/** Long enough for the script to arrive on a busy machine, milliseconds. A page that has just loaded has less to lose. */
const patience = () => (performance.now() < 10_000 ? 1500 : 5000);

/**
 * Loads the page in full if its sidebar stays behind its text, whose state is `revision`. The bundler reports changes
 * of a script only from some moment after the page has loaded; a change before that reaches the text but not the
 * script.
 */
export function useFreshNavigation(revision: string): void {
  useEffect(() => {
    if (navigationRevision === revision || sessionStorage.getItem(RELOADED) === revision) return;
    const timer = setTimeout(() => {
      sessionStorage.setItem(RELOADED, revision);
      window.location.reload();
    }, patience());
    return () => clearTimeout(timer);
  }, [revision]);
}
