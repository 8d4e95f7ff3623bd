import { isChunkError, recoverFromChunkError } from '@/components/client/router/chunk-recovery';

/** What the server answers now, past the browser's cache. */
function served(html: string): void {
  globalThis.fetch = jest.fn((_, { cache }: RequestInit) =>
    cache === 'no-store' ? Promise.resolve({ text: async () => html } as Response) : Promise.reject(new Error(cache)),
  ) as never;
}

describe('a missing script file', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  let warn: jest.SpyInstance;
  beforeEach(() => {
    sessionStorage.clear();
    document.documentElement.dataset.release = 'first';
    served('<html data-has-hydrated="false" data-release="second">');
    warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    // jsdom cannot reload a page, and says so on the console.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['an error of that name', chunkError, true],
    ['a chunk that failed to load', new Error('Failed to load chunk /_next/static/chunks/1.js'), true],
    ['a module script that failed', new TypeError('Importing a module script failed.'), true],
    ['a module that was not fetched', new TypeError('Failed to fetch dynamically imported module: /x.js'), true],
    ['an error that it caused', new Error('No search', { cause: chunkError }), true],
    ['another error', new Error('boom'), false],
    ['a string', 'Loading chunk 7 failed.', false],
  ])('is told from other errors: %s', (_, error, expected) => {
    expect(isChunkError(error)).toBe(expected);
  });

  it('causes a warning and one reload, never a second one', async () => {
    expect(await recoverFromChunkError(chunkError)).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await recoverFromChunkError(chunkError)).toBe(false);
    document.documentElement.dataset.release = 'of yesterday';
    expect(await recoverFromChunkError(chunkError)).toBe(true);
    window.history.replaceState(null, '', '/another/');
    expect(await recoverFromChunkError(chunkError)).toBe(true);
  });

  it.each([
    ['there is no connection', () => jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'))],
    ['the site was not updated', () => served('<html data-release="first">')],
    ['another site answers', () => served('<html>Sign in to the Wi-Fi')],
  ])('nothing is reloaded, nor an update blamed, if %s; later, it is', async (_, happens) => {
    happens();
    expect(await recoverFromChunkError(chunkError)).toBe(false);
    expect(warn).not.toHaveBeenCalled();
    served('<html data-release="second">');
    expect(await recoverFromChunkError(chunkError)).toBe(true);
  });

  it('without storage, nothing is reloaded, because it could loop', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no');
    });
    expect(await recoverFromChunkError(chunkError)).toBe(false);
  });
});
