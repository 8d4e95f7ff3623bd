import { act, render, screen } from '@testing-library/react';
import { mayReload } from '@/lib/browser/reload-guard';
import { isChunkError, recoverFromChunkError } from '@/components/client/router/chunk-recovery';
import { CrashPage, crashMessage } from '@/components/client/router/crash-page';

it('B-099: shows title, heading, the message with its causes, and Try again', () => {
  document.title = 'A page';
  const retry = jest.fn();
  const error = new Error('boom', { cause: new Error('root', { cause: 'deep' }) });
  const { unmount } = render(<CrashPage error={error} onRetry={retry} />);
  expect(document.title).toBe('Page Error');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^This page crashed\.$/);
  expect(screen.getByText(/boom/).textContent).toBe('boom\n\nCause:\nroot\n\nCause:\ndeep');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  expect(document.title).not.toBe('Page Error');
});

it('B-099: cyclic causes do not loop forever', () => {
  const error = new Error('a');
  error.cause = error;
  expect(crashMessage(error).length).toBeLessThan(300);
});

describe('a missing script file', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  let warn: jest.SpyInstance;
  beforeEach(() => {
    sessionStorage.clear();
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

  it('B-017, B-102: causes a warning and one reload, never a second one', () => {
    expect(recoverFromChunkError(chunkError)).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(recoverFromChunkError(chunkError)).toBe(false);
    document.documentElement.dataset.build = 'the next';
    expect(recoverFromChunkError(chunkError)).toBe(true);
    expect(mayReload('/another/', 'the next')).toBe(true);
  });

  it('B-017: other errors do not reload the page', () => {
    expect(recoverFromChunkError(new Error('boom'))).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('B-017: without storage, nothing is reloaded, because it could loop', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no');
    });
    expect(recoverFromChunkError(chunkError)).toBe(false);
  });
});
