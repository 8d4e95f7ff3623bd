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

function answerWith(status: number | 'error') {
  const sent: unknown[] = [];
  class Request extends EventTarget {
    status = status === 'error' ? 0 : status;
    withCredentials = false;
    open(...parts: unknown[]) {
      sent.push(...parts);
    }
    send() {
      sent.push(this.withCredentials);
      setTimeout(() => this.dispatchEvent(new Event(status === 'error' ? 'error' : 'load')));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return sent;
}

afterEach(() => document.head.replaceChildren());

it('B-094: adds one prefetch link and resolves when it has loaded', async () => {
  supportPrefetch(true);
  const done = prefetchAsset('/x.json');
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]');
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute('href')).toBe('/x.json');
  links[0]?.dispatchEvent(new Event('load'));
  await expect(done).resolves.toBe(true);
});

it('B-094: resolves with false if the link fails', async () => {
  supportPrefetch(true);
  const done = prefetchAsset('/x.json');
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await expect(done).resolves.toBe(false);
});

it.each([
  [200, true],
  [204, false],
  [304, false],
  [404, false],
  ['error', false],
] as const)('B-095: without prefetch support, a response of %s counts as %s', async (status, expected) => {
  supportPrefetch('throws');
  const sent = answerWith(status);
  await expect(prefetchAsset('/x.json')).resolves.toBe(expected);
  expect(sent).toEqual(['GET', '/x.json', true, true]);
  supportPrefetch(false);
  await expect(prefetchAsset('/x.json')).resolves.toBe(expected);
});
