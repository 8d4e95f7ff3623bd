import { answerFromAhead, prefetchPage } from '@/components/client/router/page-data';

/** The network's answers, given when the test says so. */
let answers: Map<string, (status: number, body: string) => void>;
let page: AbortController;
const network = jest.fn(
  (address: string) =>
    new Promise((resolve) => {
      answers.set(address, (status, body) => resolve({ status, text: () => Promise.resolve(body) }));
    }),
);

beforeEach(() => {
  answers = new Map();
  network.mockClear();
  // jsdom has no responses.
  globalThis.Response = class {
    constructor(readonly body: string) {}
  } as unknown as typeof Response;
  window.fetch = network as unknown as typeof fetch;
  page = new AbortController();
  answerFromAhead(page.signal);
});
afterEach(() => page.abort());

const ask = (address: string) => window.fetch(address) as Promise<unknown> as Promise<{ body: string; url: string }>;

it.each([
  ['/a/', '/a/index.txt'],
  ['/docs/b', '/docs/b/index.txt'],
  ['/c/index.html', '/c/index.txt'],
])('fetches the data of %s from %s, once', (page, address) => {
  prefetchPage(page);
  prefetchPage(page);
  expect(network.mock.calls.map(([asked]) => asked)).toEqual([address]);
});

it('answers the router from what is under way, whatever it adds to the address', async () => {
  prefetchPage('/d/');
  const answer = ask('/d/index.txt?_rsc=1');
  answers.get('/d/index.txt')?.(200, 'data');
  expect(await answer).toMatchObject({ body: 'data', url: `${location.origin}/d/index.txt?_rsc=1` });
  expect(await ask('/d/index.txt?_rsc=2')).toMatchObject({ body: 'data' });
  expect(network).toHaveBeenCalledTimes(1);
});

it('leaves all other requests, and those after a failure, to the network', async () => {
  prefetchPage('/e/');
  const after = ask('/e/index.txt?_rsc=1');
  answers.get('/e/index.txt')?.(404, '');
  await new Promise((resolve) => setTimeout(resolve, 0));
  void ask('/search-index.json');
  answers.get('/e/index.txt?_rsc=1')?.(200, 'fresh');
  expect(await after).toHaveProperty('text');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(network.mock.calls.map(([asked]) => asked)).toContain('/search-index.json');
  prefetchPage('/e/');
  expect(network.mock.calls.filter(([asked]) => asked === '/e/index.txt')).toHaveLength(2);
});

it('is not between the page and the network after the stop', () => {
  page.abort();
  expect(window.fetch).toBe(network);
});
