import fs from 'node:fs';
import { parse } from 'yaml';

it('has a name for each behavior from 001 to 126, and a reason for those without an equivalent', () => {
  const read = (file: string) => parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  const all = Array.from({ length: 126 }, (_, index) => `B-${String(index + 1).padStart(3, '0')}`);
  expect(Object.keys(read('tests/behaviors/names.yaml')).sort()).toEqual(all);
  for (const reason of Object.values(read('tests/behaviors/no-equivalent.yaml'))) {
    expect(reason.length).toBeGreaterThan(20);
  }
});
