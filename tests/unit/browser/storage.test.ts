import { followStored, readStored, store, STORAGE_KEYS } from '@/lib/browser/storage';

let error: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('uses local storage, and keys without a suffix', () => {
  store(STORAGE_KEYS.theme, 'dark');
  expect(Object.entries(localStorage)).toEqual([['theme', 'dark']]);
});

it('notifies listeners in the same window of each change, and of nothing else', () => {
  const changes: (string | null)[] = [];
  const page = new AbortController();
  followStored('theme', (value) => changes.push(value), page.signal);
  store('theme', 'dark');
  store('theme', 'dark');
  store('theme', null);
  store('theme', null);
  store('other', 'x');
  page.abort();
  store('theme', 'light');
  expect(changes).toEqual(['dark', null]);
});

it.each([
  ['getItem', () => readStored('some.key')],
  ['setItem', () => store('some.key', '1')],
  ['removeItem', () => store('some.key', null)],
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
  store('some.key', '1');
  expect(readStored('some.key')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
