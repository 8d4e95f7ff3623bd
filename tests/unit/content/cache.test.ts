import fs from 'node:fs';
import path from 'node:path';
import { cachedOnDisk, memoizeLast } from '@/lib/content/cache';

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

  it('does not cache failures', async () => {
    const fail = () => Promise.reject(new Error('broken'));
    await expect(cachedOnDisk(folder, ['b'], fail)).rejects.toThrow('broken');
    expect(await cachedOnDisk(folder, ['b'], async () => 'mended')).toBe('mended');
  });

  it('leaves only complete files', async () => {
    await Promise.all([1, 2, 3].map((number) => cachedOnDisk(folder, [number], async () => 'x'.repeat(1000))));
    const files = fs.readdirSync(onDisk);
    expect(files).toHaveLength(3);
    for (const file of files) expect(JSON.parse(fs.readFileSync(path.join(onDisk, file), 'utf8'))).toHaveLength(1000);
  });
});

describe('the last result', () => {
  it('runs once for the same arguments, and again for others', () => {
    let made = 0;
    const join = memoizeLast((one: string, other: string) => ({ text: one + other, number: (made += 1) }));
    expect(join('a', 'b')).toBe(join('a', 'b'));
    expect(join('a', 'c')).toEqual({ text: 'ac', number: 2 });
    expect(join('a', 'b').number).toBe(3);
  });

  it('does not cache failures', () => {
    const results = [
      (): string => {
        throw new Error('broken');
      },
      (name: string) => `${name} mended`,
    ];
    const take = memoizeLast((name: string) => results.shift()!(name));
    expect(() => take('a')).toThrow('broken');
    expect(take('a')).toBe('a mended');
  });
});
