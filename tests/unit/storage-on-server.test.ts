import { createStorageSlot } from '@/lib/browser/storage-slot';

it.each(['get', 'set', 'del', 'listen'] as const)('B-107: on the server, %s throws and names the key', (method) => {
  const slot = createStorageSlot('some.key') as unknown as Record<string, () => void>;
  expect(() => slot[method]?.()).toThrow(/"some\.key" was used on the server/);
});
