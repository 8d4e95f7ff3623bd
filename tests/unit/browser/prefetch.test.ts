import { prefetchAsset } from '@/lib/browser/prefetch';

function supportPrefetch(supported: boolean | 'throws'): void {
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get() {
      if (supported === 'throws') throw new Error('not here');
      return { supports: (name: string) => supported && name === 'prefetch' };
    },
  });
}

afterEach(() => document.head.replaceChildren());

it.each([
  ['load', true],
  ['error', false],
])('adds one prefetch link, and on its %s event resolves to %s', async (event, expected) => {
  supportPrefetch(true);
  const done = prefetchAsset('/x.json');
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/x.json']);
  links[0]?.dispatchEvent(new Event(event));
  await expect(done).resolves.toBe(expected);
});

it.each([
  [200, true],
  [204, false],
  [304, false],
  [404, false],
  ['error', false],
] as const)('without prefetch support, a response of %s counts as %s', async (status, expected) => {
  globalThis.fetch = jest.fn(async () => {
    if (status === 'error') throw new TypeError('offline');
    return { status, arrayBuffer: async () => new ArrayBuffer() } as Response;
  });
  for (const support of ['throws', false] as const) {
    supportPrefetch(support);
    await expect(prefetchAsset('/x.json')).resolves.toBe(expected);
  }
  expect(fetch).toHaveBeenCalledWith('/x.json', { credentials: 'include' });
});
