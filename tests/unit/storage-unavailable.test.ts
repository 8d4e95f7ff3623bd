import { createStorageSlot } from '@/lib/browser/storage-slot';

it('B-107: on the server, throws and names the key', () => {
  expect(() => createStorageSlot('some.key')).toThrow(/"some\.key" was used on the server/);
});

describe('in a browser that refuses storage', () => {
  const { warn, error } = console;
  const printed: string[] = [];

  // An object of our own, because Node.js hides what a getter of the real window throws.
  beforeAll(() => {
    const window = {
      get localStorage(): Storage {
        throw new DOMException('no', 'SecurityError');
      },
    };
    Object.assign(globalThis, { window });
    console.warn = (text: string) => printed.push(`warning: ${text}`);
    console.error = (text: string) => printed.push(`error: ${text}`);
  });
  afterAll(() => {
    Object.assign(console, { warn, error });
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('B-107: returns null, ignores writes, and warns once', () => {
    const slot = createStorageSlot('x');
    expect(slot.get()).toBeNull();
    slot.set('1');
    slot.del();
    slot.listen(() => {}, AbortSignal.abort());
    expect(createStorageSlot('y').get()).toBeNull();
    expect(printed).toEqual([expect.stringMatching(/^warning: Browser storage is not available.*no\)$/)]);
  });
});
