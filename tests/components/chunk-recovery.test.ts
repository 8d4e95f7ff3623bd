import { isChunkError, recoverFromChunkError } from '@/components/client/router/chunk-recovery';

describe('a missing script file', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  let warn: jest.SpyInstance;
  beforeEach(() => {
    sessionStorage.clear();
    globalThis.fetch = jest.fn(() => Promise.resolve({} as Response));
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
    ['another error', new Error('boom'), false],
    ['a string', 'Loading chunk 7 failed.', false],
  ])('B-017, B-102: %s', (_, error, expected) => {
    expect(isChunkError(error)).toBe(expected);
  });

  it('B-017, B-102: causes a warning and one reload, never a second one', async () => {
    expect(await recoverFromChunkError(chunkError)).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await recoverFromChunkError(chunkError)).toBe(false);
    document.documentElement.dataset.build = 'the next';
    expect(await recoverFromChunkError(chunkError)).toBe(true);
    window.history.replaceState(null, '', '/another/');
    expect(await recoverFromChunkError(chunkError)).toBe(true);
  });

  it('B-017: nothing is reloaded if the page can’t be had, until it can', async () => {
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
    expect(await recoverFromChunkError(chunkError)).toBe(false);
    expect(await recoverFromChunkError(chunkError)).toBe(true);
  });

  it('B-017: without storage, nothing is reloaded, because it could loop', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no');
    });
    expect(await recoverFromChunkError(chunkError)).toBe(false);
  });
});
