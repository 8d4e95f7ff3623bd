import { servePrefetched, prefetchPage } from '@/components/client/router/page-data';

const network = jest.fn((_input: RequestInfo | URL, _init?: RequestInit) =>
  Promise.resolve({ status: 200, headers: new Headers({ 'content-type': 'text/plain' }), text: async () => 'data' }),
);

/** What jsdom lacks. */
class FakeResponse {
  constructor(readonly body: string) {}
}
class FakeHeaders {
  constructor(private readonly values: Record<string, string>) {}
  get(name: string): string | undefined {
    return this.values[name];
  }
}
globalThis.Headers ??= FakeHeaders as never;
globalThis.Response ??= FakeResponse as never;
performance.getEntriesByName ??= () => [];

let abort: AbortController;
beforeEach(async () => {
  abort = new AbortController();
  window.fetch = network as never;
  await prefetchPage('/faq/');
  servePrefetched(abort.signal);
  network.mockClear();
});
afterEach(() => abort.abort());

it('what was fetched ahead answers the router without the network', async () => {
  expect(await window.fetch('/faq/index.txt?_rsc=1')).toHaveProperty('url', 'http://localhost/faq/index.txt?_rsc=1');
  expect(network).not.toHaveBeenCalled();
});

it('only reading is answered from there', async () => {
  await window.fetch('/faq/index.txt', { method: 'POST' });
  expect(network).toHaveBeenCalledWith('/faq/index.txt', { method: 'POST' });
});

it('a request that was called off gets no answer', async () => {
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(window.fetch('/faq/index.txt?_rsc=1', { signal })).rejects.toThrow('gone');
});
