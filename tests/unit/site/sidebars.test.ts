import type { Category } from '@/lib/content/content';
import type { Api } from '@/lib/openapi/load-api';
import type { Language, Translation } from '@/lib/content/translations';
import { categoryTree, sidebarsFrom, translatedTree } from '@/lib/site/sidebars';
import { exampleDocument } from '@/tests/support/example-document';

const document = (path: string, title: string, sidebar_position: number, sidebar_label?: string) =>
  exampleDocument(path, { title, sidebar_position, sidebar_label });
const category = (folder: string, label: string, sidebar_position: number, link?: string): Category => ({
  folder,
  label,
  sidebar_position,
  link,
});

it('sorts pages and folders by position, then by their names in the sidebar', () => {
  const tree = categoryTree(
    [document('/z', 'Zebra', 2), document('/a', 'Title', 2, 'Ant'), document('/', 'Home', 1), document('/s/x', 'X', 1)],
    [category('s', 'Section', 3)],
  );
  expect(tree.map((entry) => entry.label)).toEqual(['Home', 'Ant', 'Zebra', 'Section']);
});

it('nests folders, gives a category its own page once, and leaves empty ones out', () => {
  const tree = categoryTree(
    [document('/a', 'A', 1), document('/a/b/c', 'C', 1)].map((page) =>
      page.path === '/a' ? { ...page, folder: 'a' } : page,
    ),
    [category('a', 'A', 1, '/a'), category('a/b', 'B', 1), category('empty', 'Empty', 2)],
  );
  expect(tree).toEqual([
    { label: 'A', path: '/a', entries: [{ label: 'B', path: undefined, entries: [{ label: 'C', path: '/a/b/c' }] }] },
  ]);
});

it('gives the sections of a folder that is none to the nearest one above, and marks those that start open', () => {
  const tree = categoryTree(
    [document('/a/b/c/d', 'D', 1)],
    [category('a', 'A', 1), { ...category('a/b/c', 'C', 1), open: true }],
  );
  expect(tree[0]?.entries).toEqual([{ label: 'C', entries: [{ label: 'D', path: '/a/b/c/d' }], startsOpen: true }]);
});

it('puts pages that authors write about the API into its sidebar, after the introduction, and one link to it into the other', () => {
  const api = {
    description: {},
    operations: [{ tag: 'Study', title: 'Read', slug: 'read', method: 'GET', status: 'ok' }],
  };
  const { docs, api: tree } = sidebarsFrom(
    {
      documents: [document('/', 'Home', 1), document('/api/keys', 'Keys', 1)],
      categories: [category('api', 'Guides', 9)],
    },
    api as unknown as Api,
  );
  expect(docs.map(({ label }) => label)).toEqual(['Home', 'API']);
  expect(tree.map(({ label }) => label)).toEqual(['Introduction', 'Guides', 'Error codes', 'Study']);
  expect(tree[1]?.entries).toEqual([{ label: 'Keys', path: '/api/keys' }]);
});

it('in another language, marks what is in English, even where a name there is the same', () => {
  const original = document('/plan', 'Plan', 1);
  const translation = { original, path: '/es/plan', frontMatter: { ...original.frontMatter, title: 'Blog' } };
  const content = { documents: [original, document('/b', 'Blog', 2)], categories: [] };
  const language = { translations: [translation as Translation], categories: {} } as unknown as Language;
  expect(translatedTree(content, language).map(({ path, lang }) => [path, lang])).toEqual([
    ['/es/plan', undefined],
    ['/b', 'en'],
    ['/api', 'en'],
  ]);
});
