import { highlightOf } from '../search/highlight-address';

/**
 * Marks the words that the address names in the article, and follows the address. The first mark is scrolled into
 * view when no hash says where to go.
 */
export function watchSearchMarks(): () => void {
  let shown = '';
  let stopped = false;

  const update = async (scroll: boolean) => {
    const words = highlightOf(window.location.search);
    const key = words.join('\n');
    if (!key && !shown) return;
    // Without its code, which a new deployment may have taken away, the page is only not marked.
    const marks = await import('../search/page-marks').catch(() => undefined);
    if (!marks) return;
    const { markPage, unmarkPage } = marks;
    const article = document.querySelector('article');
    if (stopped || !article || key !== highlightOf(window.location.search).join('\n')) return;
    shown = key;
    if (!key) {
      unmarkPage(article);
      return;
    }
    const first = markPage(article, words);
    if (scroll && !window.location.hash) first?.scrollIntoView({ block: 'center' });
  };

  // A tick later, when other behaviors have made the page what it is to be.
  const timer = setTimeout(() => void update(true), 0);
  const onLocation = () => void update(true);
  window.addEventListener('site:location', onLocation);
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('site:location', onLocation);
  };
}
