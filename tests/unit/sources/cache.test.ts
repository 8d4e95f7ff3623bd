import fs from 'node:fs';
import path from 'node:path';
import { cachedOnDisk, memoizeLast } from '@/lib/sources/cache';

describe('on disk', () => {
  const folder = `test-${process.pid}`;
  const onDisk = path.resolve('.cache', folder);
  afterEach(() => fs.rmSync(onDisk, { recursive: true, force: true }));

  it('computes a result once for the same key, and again for another', async () => {
    let made = 0;
    const make = async () => ({ number: (made += 1) });
    expect(await cachedOnDisk(folder, ['a', 1], make)).toEqual({ number: 1 });
    expect(await cachedOnDisk(folder, ['a', 1], make)).toEqual({ number: 1 });
    expect(await cachedOnDisk(folder, ['a', 2], make)).toEqual({ number: 2 });
  });
});

describe('the last result', () => {
  it('runs once for the same arguments, and again for others', () => {
    let made = 0;
    const join = memoizeLast((a: string, b: string) => ({ text: a + b, number: (made += 1) }));
    expect(join('a', 'b')).toBe(join('a', 'b'));
    expect(join('a', 'c')).toEqual({ text: 'ac', number: 2 });
    expect(join('a', 'b').number).toBe(3);
  });
});
