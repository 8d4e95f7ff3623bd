import { SearchSession } from '@/components/client/search/search-session';
import { indexParts } from '@/lib/search/build/index-parts';
import { searchPage } from '../../search/search-page';

const lists = {
  '': [searchPage('/faq/', 'Questions', 'Sleep at night.')],
  using: [searchPage('/using/sleep/', 'Sleep', 'How long.')],
  api: [searchPage('/api/sleep/', 'Sleep events', 'One reading.')],
};
const packed = indexParts(Object.values(lists));
const files: Record<string, unknown> = {
  ...Object.fromEntries(
    Object.keys(lists).map((context, place) => [`search-index${context && `-${context}`}.json`, packed[place]]),
  ),
  'search-text/using.sleep.json': ['How long.'],
};

let asked: string[];
/** Set this to hold back all files. */
let held: Promise<void>;
let broken: string[];
const open = () =>
  new SearchSession(
    async <T>(file: string) => {
      asked.push(file);
      await held;
      if (broken.includes(file)) throw new Error(`${file} is gone.`);
      return files[file] as T;
    },
    ['using', 'api'],
  );
const urls = (session: SearchSession) => session.search({ text: 'sleep', limit: 8 }).results.map(({ url }) => url);

beforeEach(() => {
  asked = [];
  held = Promise.resolve();
  broken = [];
});

it('answers from the pages in a context and outside all contexts, then from all, and fetches nothing twice', async () => {
  const session = open();
  await session.load('using');
  expect(urls(session).sort()).toEqual(['/faq/', '/using/sleep/']);
  expect(session.complete).toBe(false);
  await session.loadAll();
  expect(urls(session)).toContain('/api/sleep/');
  expect(session.complete).toBe(true);
  await session.load('api');
  await session.loadAll();
  expect(asked).toEqual(['search-index.json', 'search-index-using.json', 'search-index-api.json']);
});

it('fetches the other files once those for the first answers are there', async () => {
  let bring = () => {};
  held = new Promise((resolve) => {
    bring = resolve;
  });
  const session = open();
  const loading = session.load('using');
  expect(asked).toEqual(['search-index.json', 'search-index-using.json']);
  bring();
  await loading;
  expect(asked).toEqual(['search-index.json', 'search-index-using.json', 'search-index-api.json']);
});

it('fetches each file once, even for simultaneous requests', async () => {
  const session = open();
  await Promise.all([session.load('api'), session.loadAll(), session.load('using')]);
  expect([...asked].sort()).toEqual(['search-index-api.json', 'search-index-using.json', 'search-index.json']);
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
