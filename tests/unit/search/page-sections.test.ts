import { parseExported } from '@/lib/export/parse-exported';
import { pageSections } from '@/lib/search/page-sections';

const html = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><title>T</title>${head}</head><body>${body}</body></html>`;

const doc = html(
  `<nav>Site</nav><main><article>
    <nav class="breadcrumbs"><ol><li><a href="/" aria-label="Home"><svg></svg></a></li><li>Start Here</li><li>Surveys</li></ol></nav>
    <header><h1>Create a survey</h1></header>
    <div class="toc-mobile"><ul><li>Types</li></ul></div>
    <div class="prose"><p>Choose<br>one.</p>
      <h2 id="types">Types<a class="hash-link" href="#types">#</a></h2>
      <table><tbody><tr><td>List</td><td><code>lamp.survey</code></td></tr></tbody></table>
      <h4>Small</h4><pre><code>client.run(temporal_slices)</code></pre>
      <h3 id="next">Next</h3><p>Go <em>on</em>, at <strong>o</strong>nce.</p><script>no()</script>
    </div></article></main>`,
  '<meta name="description" content="How to."><meta name="keywords" content="form">',
);

it('B-093: cuts a page at its headings, with title, breadcrumb, hash and text', () => {
  expect(pageSections('/a/', parseExported(doc))).toEqual({
    url: '/a/',
    title: 'Create a survey',
    breadcrumb: ['Start Here'],
    label: 'Surveys',
    description: 'How to.',
    keywords: 'form',
    route: '',
    operationId: '',
    sections: [
      { heading: '', hash: '', text: 'Choose one.', code: [] },
      {
        heading: 'Types',
        hash: 'types',
        text: 'List lamp.survey Small',
        code: ['lamp.survey', 'client.run', 'temporal_slices'],
      },
      { heading: 'Next', hash: 'next', text: 'Go on, at once.', code: [] },
    ],
  });
});

it('B-124: leaves out pages that search engines may not list', () => {
  expect(
    pageSections(
      '/search/',
      parseExported(html('<main><h1>S</h1></main>', '<meta name="robots" content="noindex, follow">')),
    ),
  ).toBeNull();
});

it('B-124: keeps an operation in one piece, with its route and id', () => {
  const page = pageSections(
    '/api/x/',
    parseExported(
      html(
        '<main data-operation-id="Participant.get" data-route="GET /participant/{id}"><article><h1>View</h1><p>Reads one.</p><h2 id="r">Responses</h2><p>A list.</p></article></main>',
      ),
    ),
  );
  expect(page).toMatchObject({ route: 'GET /participant/{id}', operationId: 'Participant.get' });
  expect(page?.sections).toHaveLength(1);
  expect(page?.sections[0]?.text).toContain('A list.');
});
