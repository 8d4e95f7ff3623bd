import { parseHtml } from '@/lib/markdown/html-tree';
import { pageToIndexFrom } from '@/lib/search/build/page-to-index';
import type { ContentRecord } from '@/lib/site/page-record';

const facts = {
  path: '/a',
  title: 'Create a survey',
  description: 'How to.',
  keywords: ['form', 'questions'],
  trail: [{ label: 'Start Here' }, { label: 'Surveys', path: '/a' }],
};
const page = {
  ...facts,
  kind: 'document',
  document: {
    frontMatter: {
      audience: ['researcher', 'clinician'],
      feature: { call: 'cortex.forms' },
      section_keywords: { types: ['kinds', 'formats'] },
    },
  },
} as unknown as ContentRecord;

const doc = `<p>Choose<br>one.</p>
  <h2 id="types">Types<a class="hash-link" href="#types"></a></h2>
  <table><tbody><tr><td>List</td><td><code>lamp.survey</code></td></tr></tbody></table>
  <h4>Small</h4><pre><code>LAMP.Sensor.view(x, ACCESS_KEY)</code></pre>
  <h3 id="next">Next</h3><p>Go <em>on</em>, at <strong>o</strong>nce.</p><script>no()</script>`;

it('splits a page at its headings, and keeps the metadata', () => {
  expect(pageToIndexFrom(page, parseHtml(doc))).toEqual({
    path: '/a',
    title: 'Create a survey',
    breadcrumb: ['Start Here'],
    audience: 'clinician',
    label: 'Surveys',
    description: 'How to.',
    keywords: ['form', 'questions', 'cortex.forms'],
    sections: [
      { keywords: [], text: 'Choose one.' },
      {
        heading: 'Types',
        anchor: 'types',
        text: 'List lamp.survey Small LAMP.Sensor.view ACCESS_KEY',
        keywords: ['kinds', 'formats'],
      },
    ],
  });
});

it.each([
  [['participant', 'clinician'], 'participant'],
  [['researcher', 'clinician'], 'clinician'],
  [['administrator', 'developer'], 'administrator'],
  [['developer', 'researcher'], 'developer'],
  [['data-scientist', 'researcher'], 'data-scientist'],
])('a result says whom the page is for: %j', (audience, shown) => {
  const document = { frontMatter: { audience } };
  expect(pageToIndexFrom({ ...page, document } as ContentRecord, parseHtml('')).audience).toBe(shown);
});

it('keeps an operation in one piece, with its route and ID', () => {
  const operation = { method: 'GET', path: '/participant/{id}', id: 'Participant.get' };
  const cut = pageToIndexFrom(
    { ...facts, kind: 'operation', operation } as unknown as ContentRecord,
    parseHtml('<p>Reads one.</p><h2 id="r">Responses</h2><p>A list.</p>'),
  );
  expect(cut.keywords.slice(2)).toEqual(['endpoint', 'Participant.get', 'GET /participant/{id}', '/participant/{id}']);
  expect(cut.sections).toHaveLength(1);
  expect(cut.sections[0]?.text).toContain('A list.');
});
