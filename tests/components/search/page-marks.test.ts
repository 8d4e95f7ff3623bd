import { markPage, unmarkPage } from '@/components/client/search/page-marks';

const marks = (root: Element) => [...root.querySelectorAll('mark')].map((mark) => mark.textContent);

function article(html: string): HTMLElement {
  document.body.innerHTML = `<article>${html}</article>`;
  return document.querySelector('article') as HTMLElement;
}

it('B-006: highlights words in any case, inside words, ignoring accents, longest first', () => {
  const root = article('<p>Survey, surveys: a <b>Résurvey</b>. Resume résumé</p>');
  expect(markPage(root, ['resume', 'survey', 'surveys'])?.textContent).toBe('Survey');
  expect(marks(root)).toEqual(['Survey', 'surveys', 'survey', 'Resume', 'résumé']);
  expect(root.querySelectorAll('mark[data-markjs="true"]')).toHaveLength(5);
});

it('B-006: removes old highlights first, and leaves the text unchanged', () => {
  const html = '<p>One <code>two</code> three</p>';
  const root = article(html);
  markPage(root, ['two', 'e']);
  markPage(root, ['three']);
  expect(marks(root)).toEqual(['three']);
  unmarkPage(root);
  expect(root.innerHTML).toBe(html);
});

it('B-006: skips scripts, styles, and the mobile table of contents', () => {
  const root = article(
    '<style>.x{}</style><script type="x">x</script><div class="toc-mobile"><button>x</button></div><p>x</p>',
  );
  markPage(root, ['x']);
  expect(marks(root)).toEqual(['x']);
});

it.each(['', '   ', '(', '.*', '<b>', '\\'])('survives the keyword "%s"', (keyword) => {
  expect(() => markPage(article('<p>a (b) .* c</p>'), [keyword])).not.toThrow();
});

const marksIn = (html: string, words: string[]) => {
  const article = document.createElement('article');
  article.innerHTML = html;
  const before = article.innerHTML;
  markPage(article, words);
  const marked = [...article.querySelectorAll('mark[data-markjs]')].map((mark) => mark.textContent);
  unmarkPage(article);
  expect(article.innerHTML).toBe(before);
  return marked;
};

it.each([
  ['lampgps', '<p>The stream <code>lamp.gps</code> is one.</p>', ['lamp.gps']],
  ['lamp.gps', '<p>The lamp-gps stream.</p>', ['lamp-gps']],
  ['lampaccesskey', '<pre><code>LAMP_ACCESS_KEY=1</code></pre>', ['LAMP_ACCESS_KEY']],
  ['403nosuchcredentials', '<p>403.no-such-credentials</p>', ['403.no-such-credentials']],
  ['surveys', '<p>Build a survey.</p>', ['survey']],
])('highlights "%s" whatever is between its parts', (word, html, marks) => {
  expect(marksIn(html, [word])).toEqual(marks);
});

it('highlights nothing across the end of a paragraph, nor parts of consecutive words', () => {
  expect(marksIn('<p>Open the lamp</p><p>gps is off.</p>', ['lampgps'])).toEqual([]);
  expect(marksIn('<p>An app or two.</p>', ['port'])).toEqual([]);
});
