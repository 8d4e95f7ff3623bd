import { STORAGE_KEYS } from '@/lib/browser/storage-slot';

/** Loads the module afresh, because it warns only once per page load. */
async function load() {
  jest.resetModules();
  return (await import('@/lib/browser/storage-slot')).createStorageSlot;
}

let error: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('uses local storage, and keys without a suffix', async () => {
  const createStorageSlot = await load();
  createStorageSlot(STORAGE_KEYS.theme).set('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('notifies listeners in the same window of each change, and of nothing else', async () => {
  const slot = (await load())('theme');
  const changes: (string | null)[][] = [];
  const page = new AbortController();
  slot.listen((event) => changes.push([event.oldValue, event.newValue]), page.signal);
  slot.set('dark');
  slot.set('dark');
  slot.del();
  slot.del();
  (await load())('other').set('x');
  page.abort();
  slot.set('light');
  expect(changes).toEqual([
    [null, 'dark'],
    ['dark', null],
  ]);
});

it.each([
  ['getItem', (slot: { get(): unknown }) => slot.get()],
  ['setItem', (slot: { set(value: string): void }) => slot.set('1')],
  ['removeItem', (slot: { del(): void }) => slot.del()],
])('if %s throws, logs the key and does nothing else', async (method, act) => {
  jest.spyOn(Storage.prototype, method as 'getItem').mockImplementation(() => {
    throw new Error('full');
  });
  const slot = (await load())('some.key');
  expect(act(slot) ?? null).toBeNull();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"some.key"'), expect.any(Error));
});
