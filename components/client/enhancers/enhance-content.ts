import { settings } from '@/lib/settings/settings';
import type { Translate } from '@/lib/settings/translate';
import { watchHighlights } from '../search/watch-highlights';
import { areWide } from './are-wide';
import { enhanceCodeBlock } from './code-blocks';
import { enhanceCollapsible, enhanceDetails, enhanceRows, watchDetails } from './collapsibles';
import { enhanceCopyBox } from './copy-boxes';
import { watchDays } from './days';
import { showReportedPage } from './reported-page';
import { watchTableOfContents } from './toc-spy';

/** Makes an element interactive, which is one of several on the page. */
type Enhancer = (element: HTMLElement, t: Translate, index: number) => void;

const ENHANCERS: [selector: string, enhance: Enhancer][] = [
  ['figure.code', enhanceCodeBlock],
  ['[data-copy-text], [data-copy]', enhanceCopyBox],
  ['[data-rows]', enhanceRows],
  ['details.details', enhanceDetails],
  ['[data-collapsible]', enhanceCollapsible],
];

/** What is interactive already. Not stored as an attribute, because the browser would restyle every highlighted token. */
const enhanced = new WeakSet<Element>();

/** Makes the current page's content interactive, until the signal says that the page is gone. */
export function enhanceContent(t: Translate, signal: AbortSignal): void {
  // Before the boxes get their buttons, because it fills one of them.
  showReportedPage({ location: window.location, basePath: settings.basePath });
  for (const [selector, enhance] of ENHANCERS) {
    for (const [index, element] of document.querySelectorAll<HTMLElement>(selector).entries()) {
      if (enhanced.has(element)) continue;
      enhanced.add(element);
      enhance(element, t, index);
    }
  }
  watchTableOfContents(signal);
  watchTables(signal);
  watchDays(signal);
  watchDetails(signal);
  watchHighlights(signal);
  loadPlaygrounds(signal);
}

/** A table is a stop of the Tab key only while it scrolls; without JavaScript, every table is one. */
function watchTables(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    const scrolls = areWide(entries);
    entries.forEach(({ target }, index) => target.setAttribute('tabindex', scrolls[index] ? '0' : '-1'));
  });
  for (const table of document.querySelectorAll('.table-scroll')) observer.observe(table);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Loads what makes samples runnable, on the pages that have such samples (`data-playground`). */
function loadPlaygrounds(signal: AbortSignal): void {
  if (!document.querySelector('[data-playground]')) return;
  import('../playground/watch-playgrounds').then(
    ({ watchPlaygrounds }) => {
      if (!signal.aborted) watchPlaygrounds(signal);
    },
    // The samples stay as they are without it.
    (error: unknown) => console.warn('Samples cannot be run.', error),
  );
}
