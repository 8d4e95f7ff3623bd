import fs from 'node:fs';
import path from 'node:path';
import { cachedOnDisk, memoizeLast } from '@/lib/sources/cache';

const folder = `test-${process.pid}`;
afterEach(() => fs.rmSync(path.resolve('.cache', folder), { recursive: true, force: true }));

it('on disk, a result is computed once for the same key, and again for another', async () => {
  let made = 0;
  const make = async () => ({ number: (made += 1) });
  expect(await cachedOnDisk(folder, ['a', 1], make)).toEqual({ number: 1 });
  expect(await cachedOnDisk(folder, ['a', 1], make)).toEqual({ number: 1 });
  expect(await cachedOnDisk(folder, ['a', 2], make)).toEqual({ number: 2 });
});

it('the last result is kept for the same arguments, and made again for others', () => {
  let made = 0;
  const join = memoizeLast((a: string, b: string) => ({ text: a + b, number: (made += 1) }));
  expect(join('a', 'b')).toBe(join('a', 'b'));
  expect(join('a', 'c')).toEqual({ text: 'ac', number: 2 });
  expect(join('a', 'b').number).toBe(3);
});
