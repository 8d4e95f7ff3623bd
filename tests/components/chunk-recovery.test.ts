import { isChunkError } from '@/components/client/router/chunk-recovery';
import { mayReload } from '@/lib/browser/reload-guard';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('reloads a page of a build once, and once more for the next build', () => {
  expect([mayReload('/faq/', 'a'), mayReload('/faq/', 'a'), mayReload('/faq/', 'b'), mayReload('/faq/', 'b')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(mayReload('/app/', 'b')).toBe(true);
});

it('never reloads a page if storage is unavailable', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(mayReload('/faq/', 'a')).toBe(false);
});

it('distinguishes missing-file errors from all others', () => {
  const chunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(isChunkError(chunk)).toBe(true);
  expect(isChunkError(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(true);
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
  expect(isChunkError(new Error('Cannot read properties of undefined'))).toBe(false);
  expect(isChunkError('ChunkLoadError')).toBe(false);
});
