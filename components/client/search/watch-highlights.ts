import { SITE_EVENTS } from '@/lib/browser/site-events';
import { highlightedWords } from './highlight-address';

/** Highlights the words named in the address, follows its changes, and without a hash scrolls to the first one. */
export function watchHighlights(signal: AbortSignal): void {
  let shown = '';

  const update = async () => {
    const words = highlightedWords(window.location.search);
    const key = words.join('\n');
    if (!key && !shown) return;
    // If the code is gone after a new deployment, the page just has no highlights.
    const loaded = await loadHighlighter().catch(() => undefined);
    if (!loaded) return;
    const { highlightPage, clearHighlights, analyzer } = loaded;
    const article = document.querySelector('article');
    if (signal.aborted || !article || key !== highlightedWords(window.location.search).join('\n')) return;
    shown = key;
    if (!key) {
      clearHighlights(article);
      return;
    }
    const first = highlightPage(article, words, analyzer);
    if (!window.location.hash) first?.scrollIntoView({ block: 'center' });
  };

  // One tick later, when the enhancers have finished changing the page.
  const timer = setTimeout(() => void update(), 0);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener(SITE_EVENTS.location, () => void update(), { signal });
}

/** The highlighter, and the analyzer for the language of the page. */
async function loadHighlighter() {
  const [highlighter, { analyzerOf }] = await Promise.all([
    import('./highlight-page'),
    import('@/lib/search/engine/analysis'),
  ]);
  return { ...highlighter, analyzer: await analyzerOf(document.documentElement.lang) };
}
