import fs from 'node:fs';
import path from 'node:path';
import { keptOnDisk } from '@/lib/content/cache/kept-on-disk';

const folder = `test-${process.pid}`;
const onDisk = path.resolve('.cache', folder);
afterEach(() => fs.rmSync(onDisk, { recursive: true, force: true }));

it('computes a result once for the same key, and again for another', async () => {
  let made = 0;
  const make = async () => ({ number: (made += 1) });
  expect(await keptOnDisk(folder, ['a', 1], make)).toEqual({ number: 1 });
  expect(await keptOnDisk(folder, ['a', 1], make)).toEqual({ number: 1 });
  expect(await keptOnDisk(folder, ['a', 2], make)).toEqual({ number: 2 });
});

it('does not cache failures', async () => {
  const fail = () => Promise.reject(new Error('broken'));
  await expect(keptOnDisk(folder, ['b'], fail)).rejects.toThrow('broken');
  expect(await keptOnDisk(folder, ['b'], async () => 'mended')).toBe('mended');
});

it('leaves only complete files', async () => {
  await Promise.all([1, 2, 3].map((number) => keptOnDisk(folder, [number], async () => 'x'.repeat(1000))));
  const files = fs.readdirSync(onDisk);
  expect(files).toHaveLength(3);
  for (const file of files) expect(JSON.parse(fs.readFileSync(path.join(onDisk, file), 'utf8'))).toHaveLength(1000);
});
