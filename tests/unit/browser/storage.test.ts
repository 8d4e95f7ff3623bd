import { followStored, readStored, writeStored, STORAGE_KEYS } from '@/lib/browser/storage';

let error: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('uses local storage, and keys without a suffix', () => {
  writeStored(STORAGE_KEYS.theme, 'dark');
  expect(Object.entries(localStorage)).toEqual([['theme', 'dark']]);
});

it('notifies listeners in the same window of each change, and of nothing else', () => {
  const changes: (string | null)[] = [];
  const page = new AbortController();
  followStored('theme', (value) => changes.push(value), page.signal);
  writeStored('theme', 'dark');
  writeStored('theme', 'dark');
  writeStored('theme', null);
  writeStored('theme', null);
  writeStored('other', 'x');
  page.abort();
  writeStored('theme', 'light');
  expect(changes).toEqual(['dark', null]);
});

it.each([
  ['getItem', () => readStored('some.key')],
  ['setItem', () => writeStored('some.key', '1')],
  ['removeItem', () => writeStored('some.key', null)],
])('if %s throws, logs the key and does nothing else', (method, act) => {
  jest.spyOn(Storage.prototype, method as 'getItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(act() ?? null).toBeNull();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"some.key"'), expect.any(Error));
});

it('if storage is unavailable, says so once', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  writeStored('some.key', '1');
  expect(readStored('some.key')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
