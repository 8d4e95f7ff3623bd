import { openSearch, SearchSession } from '@/components/client/search/search-session';
import { indexParts } from '@/lib/search/build/index-parts';
import { analyzerOf, ownAnalyzer } from '@/lib/search/engine/analysis';
import { indexContexts, indexFileName } from '@/lib/search/engine/index-address';
import type { SearchPage } from '@/lib/search/build/page-sections';
import { searchPage } from '../../search/search-page';

const lists: Record<string, SearchPage[]> = {
  '': [searchPage('/faq/', 'Questions', 'Sleep at night.')],
  using: [searchPage('/using/sleep/', 'Sleep', 'How long.')],
  api: [searchPage('/api/sleep/', 'Sleep events', 'One reading.')],
};
const contexts = indexContexts();
const names = contexts.map((context) => indexFileName(context));
const parts = indexParts(contexts.map((context) => lists[context] ?? []));
const files: Record<string, unknown> = {
  ...Object.fromEntries(names.map((name, place) => [name, parts[place]])),
  'search-text/using.sleep.json': ['How long.'],
};

let asked: string[];
/** Set this to hold back all files. */
let held: Promise<void>;
/** Files that come later than the others. */
let late: Record<string, Promise<void>>;
let broken: string[];
const fetchFile = async <T>(file: string) => {
  asked.push(file);
  await held;
  await late[file];
  if (broken.includes(file)) throw new Error(`${file} is gone.`);
  return files[file] as T;
};
const open = () => new SearchSession(fetchFile, 'en', ownAnalyzer);
const urls = (session: SearchSession) => session.search({ text: 'sleep', limit: 8 }).results.map(({ url }) => url);

beforeEach(() => {
  asked = [];
  held = Promise.resolve();
  late = {};
  broken = [];
});

it('answers from the pages in a context and outside all contexts, then from all', async () => {
  const session = open();
  await session.load('using');
  expect(urls(session).sort()).toEqual(['/faq/', '/using/sleep/']);
  expect(session.complete).toBe(false);
  await session.loadAll();
  expect(urls(session)).toContain('/api/sleep/');
  expect(session.complete).toBe(true);
  const before = session.revision;
  await session.load('api');
  await session.loadAll();
  expect(session.revision).toBe(before);
});

it('adds the file of no context first, and answers from a context without waiting for other files', async () => {
  let bring = () => {};
  late = {
    'search-index.json': new Promise((resolve) => {
      bring = resolve;
    }),
    'search-index-api.json': new Promise(() => {}),
  };
  const session = open();
  void session.loadAll();
  const loading = session.load('using');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(urls(session)).toEqual([]);
  bring();
  await loading;
  expect(urls(session)).toEqual(expect.arrayContaining(['/faq/', '/using/sleep/']));
  expect(session.complete).toBe(false);
});

it('notifies listeners when more is loaded, and loads texts for excerpts', async () => {
  const session = open();
  let notifications = 0;
  session.listen(() => (notifications += 1));
  await session.load('using');
  expect(notifications).toBe(1);
  const { results } = session.search({ text: 'sleep', limit: 8, within: 'using' });
  expect(results[0]?.text).toBeUndefined();
  await session.loadTexts(results);
  expect(notifications).toBe(2);
  const again = session.search({ text: 'sleep', limit: 8, within: 'using' }).results;
  expect(again[0]?.text).toBe('How long.');
  await session.loadTexts(again);
  expect(asked.filter((file) => file.startsWith('search-text'))).toEqual(['search-text/using.sleep.json']);
});

it('has no text for a page whose texts fail to load', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  broken = ['search-text/faq.json'];
  const session = open();
  await session.load('using');
  const find = () => session.search({ text: 'sleep', limit: 8 }).results;
  await session.loadTexts(find());
  expect(error).toHaveBeenCalledTimes(1);
  expect(find().map(({ url, text }) => [url, text])).toEqual([
    ['/using/sleep/', 'How long.'],
    ['/faq/', ''],
  ]);
  error.mockRestore();
});

it('reports what fails to load, is complete without it, and tries again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  broken = ['search-index-api.json'];
  const session = open();
  await session.load('using');
  await session.loadAll();
  expect(error).toHaveBeenCalledTimes(1);
  expect(session.complete).toBe(true);
  expect(urls(session)).toHaveLength(2);
  broken = [];
  await session.loadAll();
  expect(urls(session)).toHaveLength(3);
  error.mockRestore();
});

it('rejects if what it was asked for fails to load', async () => {
  broken = ['search-index-using.json'];
  const session = open();
  await expect(session.load('using')).rejects.toThrow('search-index-using.json is gone.');
  broken = [];
  await session.load('using');
  expect(urls(session)).toHaveLength(2);
});

it('loads one index for a further language, and keeps to its pages in a context', async () => {
  const pages = ['/es/using/sleep/', '/es/faq/'].map((url) => searchPage(url, 'Sleep'));
  files['es/search-index.json'] = indexParts([pages], await analyzerOf('es'))[0];
  const session = await openSearch(fetchFile, 'es');
  await session.load('using');
  await session.loadAll();
  expect(new Set(asked)).toEqual(new Set(['es/search-index.json']));
  expect(session.search({ text: 'sleep', limit: 8, within: 'using' }).results.map(({ url }) => url)).toEqual([
    '/es/using/sleep/',
  ]);
});
