/** What the list of pages does with pages that our site doesn't have: tests/site/ reads those that it has. */
import type { FrontMatter } from '@/lib/content/front-matter';
import { loadApiFrom } from '@/lib/openapi/load-api';
import { aliasesOf, contentRecords, siteFrom } from '@/lib/site/site';
import { exampleDocument } from '@/tests/support/example-document';

const api = await loadApiFrom('tests/fixtures/api');
const first = api.operations[0]!;
const second = { ...first, slug: 'list-others', path: '/other' };
const reference = { ...api, operations: [{ ...first, aliases: ['get-it', second.slug] }, second] };

const document = (path: string, sidebar_position: number, head: Partial<FrontMatter> = {}) =>
  exampleDocument(path, { title: `The page ${path}`, sidebar_position, ...head });
const site = siteFrom(
  {
    documents: [
      document('/', 1, { audience: ['participant'] }),
      document('/guide/second', 2),
      document('/guide/first', 1, { audience: ['participant'] }),
      document('/lost/page', 1),
      document('/guide/elsewhere', 3, { redirect: 'https://example.org/' }),
    ],
    categories: [{ folder: 'guide', label: 'Guide', sidebar_position: 2 }],
  },
  reference,
);

it('pages come in the order of the sidebars, those outside them last', () => {
  const paths = contentRecords(site).map(({ path }) => path);
  expect(paths.slice(0, 5)).toEqual(['/', '/guide/first', '/guide/second', '/api', '/api/errors']);
  expect(paths.slice(5).toSorted()).toEqual([`/api/${first.slug}`, `/api/${second.slug}`, '/lost/page'].sort());
  expect([paths.at(-1), site.find('/lost/page')?.trail]).toEqual(['/lost/page', []]);
});

it('an old address leads to the page that has it, and no page loses its own address to one', () => {
  expect(aliasesOf(site)['/api/get-it']).toBe(`/api/${first.slug}`);
  expect(site.find(`/api/${second.slug}`)?.kind).toBe('operation');
});

it('a page that leads to another site is in no list of pages', () => {
  expect(site.find('/guide/elsewhere')).toMatchObject({ kind: 'external', to: 'https://example.org/', trail: [] });
  expect(contentRecords(site).map(({ path }) => path)).not.toContain('/guide/elsewhere');
});

it('pages for participants lead to help only if there is such a page', () => {
  expect(contentRecords(site).filter(({ endsWithHelp }) => endsWithHelp)).toEqual([]);
});
