import fs from 'node:fs';
import path from 'node:path';
import { cachedOnDisk, memoizeLast } from '@/lib/sources/cache';
import { removeAllButNewest } from '@/lib/sources/files';
import { siteKey } from '@/lib/sources/sources';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const folder = `test-${process.pid}`;
const { at, write } = temporaryFolder();
afterEach(() => fs.rmSync(path.resolve('.cache', siteKey(), folder), { recursive: true, force: true }));

it('on disk, a result is computed once for the same key, and again for another', async () => {
  let made = 0;
  const make = async () => ({ number: (made += 1) });
  expect(await cachedOnDisk(folder, ['a', 1], make)).toEqual({ number: 1 });
  expect(await cachedOnDisk(folder, ['a', 1], make)).toEqual({ number: 1 });
  expect(await cachedOnDisk(folder, ['a', 2], make)).toEqual({ number: 2 });
});

it('results for older states of the site are removed', () => {
  write({ 'a/x': '1', 'b/x': '1', 'c/x': '1' });
  for (const [age, name] of ['b', 'c', 'a'].entries()) fs.utimesSync(at(name), 0, 1000 - age);
  removeAllButNewest(2, at());
  expect(fs.readdirSync(at())).toEqual(['b', 'c']);
});

it('the last result is kept for the same arguments, and made again for others', () => {
  let made = 0;
  const join = memoizeLast((a: string, b: string) => ({ text: a + b, number: (made += 1) }));
  expect(join('a', 'b')).toBe(join('a', 'b'));
  expect(join('a', 'c')).toEqual({ text: 'ac', number: 2 });
  expect(join('a', 'b').number).toBe(3);
});
