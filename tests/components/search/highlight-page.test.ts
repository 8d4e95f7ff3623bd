import { highlightPage, clearHighlights } from '@/components/client/search/highlight-page';
import { analyzerOf, defaultAnalyzer } from '@/lib/search/engine/analysis';

const article = (html: string): HTMLElement => Object.assign(document.createElement('article'), { innerHTML: html });

/** What is highlighted for some words; nothing stays of it once it's removed. */
function highlightsIn(html: string, words: string[], analyzer = defaultAnalyzer): (string | null)[] {
  const root = article(html);
  const before = root.innerHTML;
  highlightPage(root, words, analyzer);
  const highlighted = [...root.querySelectorAll('mark[data-markjs="true"]')].map((mark) => mark.textContent);
  clearHighlights(root);
  expect(root.innerHTML).toBe(before);
  return highlighted;
}

it('highlights words in any case, inside words, ignoring accents, longest first, and gives the first', () => {
  const html = '<p>Survey, surveys: a <b>Résurvey</b>. Resume résumé</p>';
  const words = ['resume', 'survey', 'surveys'];
  expect(highlightsIn(html, words)).toEqual(['Survey', 'surveys', 'survey', 'Resume', 'résumé']);
  expect(highlightPage(article(html), words, defaultAnalyzer)?.textContent).toBe('Survey');
});

it('removes old highlights first', () => {
  const root = article('<p>One <code>two</code> three</p>');
  highlightPage(root, ['two', 'e'], defaultAnalyzer);
  highlightPage(root, ['three'], defaultAnalyzer);
  expect([...root.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['three']);
});

it('skips scripts, styles, and the mobile table of contents', () => {
  const toc = '<div class="toc-mobile"><button>x</button></div>';
  expect(highlightsIn(`<style>.x{}</style><script type="x">x</script>${toc}<p>x</p>`, ['x'])).toEqual(['x']);
});

it.each(['', '   ', '(', '.*', '<b>', '\\'])('survives the keyword "%s"', (keyword) => {
  expect(() => highlightPage(article('<p>a (b) .* c</p>'), [keyword], defaultAnalyzer)).not.toThrow();
});

it.each([
  ['lampgps', '<p>The stream <code>lamp.gps</code> is one.</p>', ['lamp.gps']],
  ['lamp.gps', '<p>The lamp-gps stream.</p>', ['lamp-gps']],
  ['lampaccesskey', '<pre><code>LAMP_ACCESS_KEY=1</code></pre>', ['LAMP_ACCESS_KEY']],
  ['403nosuchcredentials', '<p>403.no-such-credentials</p>', ['403.no-such-credentials']],
  ['surveys', '<p>Build a survey.</p>', ['survey']],
])('highlights "%s" whatever is between its parts', (word, html, highlights) => {
  expect(highlightsIn(html, [word])).toEqual(highlights);
});

it('knows the forms of words in the language of the page', async () => {
  const html = '<p lang="es">Revise su configuración.</p>';
  expect(highlightsIn(html, ['configuraciones'], await analyzerOf('es'))).toEqual(['configuración']);
});

it('highlights nothing across the end of a paragraph, nor parts of consecutive words', () => {
  expect(highlightsIn('<p>Open the lamp</p><p>gps is off.</p>', ['lampgps'])).toEqual([]);
  expect(highlightsIn('<p>An app or two.</p>', ['port'])).toEqual([]);
});
