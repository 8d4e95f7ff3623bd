import { NO_LANDING } from '@/lib/openapi/landing';
import { apiPages } from '@/lib/openapi/pages';
import type { Api } from '@/lib/openapi/load';
import type { Operation } from '@/lib/openapi/operations';
import type { FrontMatter } from '@/lib/content/front-matter';
import { HELP_NOW } from '@/lib/site/help-now';
import { aliasesOf, contentPages, siteOf } from '@/lib/site/pages';
import { examplePage } from '@/tests/support/example-page';

const document = (path: string, position: number, head: Partial<FrontMatter> = {}) =>
  examplePage(path, { title: `The page ${path}`, sidebar_position: position, ...head });

const operation = (slug: string, aliases: string[] = []) =>
  ({
    slug,
    aliases,
    title: `Do ${slug}`,
    tag: 'Study',
    method: 'GET',
    path: `/${slug}`,
    description: 'Does it.',
    status: 'ok',
    keywords: [],
  }) as unknown as Operation;

const api = {
  document: { info: { title: 'The API', version: '1.2.3', 'x-checked': '2025-11' }, tags: [], paths: {} },
  operations: [operation('read-it', ['get-it']), operation('write-it')],
  landing: NO_LANDING,
  files: { '/read-it': 'paths/things.yaml', '/write-it': 'openapi.yaml' },
} as unknown as Api;

const site = siteOf(
  {
    pages: [
      document('/', 1),
      document('/guide/second', 2),
      document('/guide/first', 1, { audience: ['participant'] }),
      document('/lost/page', 1),
      document(HELP_NOW, 3, { audience: ['participant'] }),
    ],
    sections: [
      { folder: 'guide', label: 'Guide', order: 2 },
      { folder: 'quick_links', label: 'Quick links', order: 3 },
    ],
  },
  api,
);

test('pages come in the order of the sidebars, those outside them last', () => {
  expect(contentPages(site).map(({ path }) => path)).toEqual([
    '/',
    '/guide/first',
    '/guide/second',
    HELP_NOW,
    '/api',
    '/api/errors',
    '/api/read-it',
    '/api/write-it',
    '/lost/page',
  ]);
});

test('a record says where its page stands in the sidebar', () => {
  expect(site.find('/guide/first')?.trail.map(({ label }) => label)).toEqual(['Guide', 'The page /guide/first']);
  expect(site.find('/api/read-it')?.trail.map(({ label }) => label)).toEqual(['Study', 'Do read-it']);
  expect(site.find('/lost/page')?.trail).toEqual([]);
});

test('old addresses lead to the page that has them, and no page loses its own address to one', () => {
  expect(aliasesOf(site)['/api/get-it']).toBe('/api/read-it');
  const same = siteOf(
    { pages: [document('/', 1)], sections: [] },
    { ...api, operations: [operation('read-it', ['write-it']), operation('write-it')] },
  );
  expect(same.find('/api/write-it')?.kind).toBe('operation');
});

test('pages for participants lead to help, if there is such a page, which itself does not', () => {
  const leading = contentPages(site).filter(({ leadsToHelp }) => leadsToHelp);
  expect(leading.map(({ path }) => path)).toEqual(['/guide/first']);
  const without = siteOf({ pages: [document('/', 1, { audience: ['participant'] })], sections: [] }, api);
  expect(without.find('/')?.leadsToHelp).toBe(false);
});

test('the pages of the reference have the month of its description, and those about all of it its version', () => {
  const reference = contentPages(site).filter(({ path }) => path.startsWith('/api'));
  expect(reference).toHaveLength(apiPages(api).length);
  expect(new Set(reference.map(({ checked }) => checked))).toEqual(new Set(['2025-11']));
  expect(site.find('/api')?.version).toBe('1.2.3');
  expect(site.find('/api/read-it')?.version).toBe('');
});
