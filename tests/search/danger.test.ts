import fs from 'node:fs';
import { parse } from 'yaml';
import { loadContent } from '@/lib/content/load-content';
import { dangerWordsFile } from '@/lib/data/danger-words-file';
import { createDangerCheck } from '@/lib/search/engine/danger';

const codes = loadContent().languages.map(({ code }) => code);
const meansDanger = createDangerCheck([
  dangerWordsFile.load(),
  ...codes.map((code) => dangerWordsFile.in(code).load()),
]);
// Whatever the language of the page.
const lists = ['danger', ...codes.map((code) => `danger-${code}`)];
describe.each(lists)('of the queries in %s.yaml', (name) => {
  const text = fs.readFileSync(`tests/search/${name}.yaml`, 'utf8');
  const { danger = [], harmless = [] } = parse(text) as Record<string, string[]>;

  it('hears all that mean danger', () => {
    expect(danger.length).toBeGreaterThan(10);
    expect(danger.filter((query) => !meansDanger(query))).toEqual([]);
  });

  it('hears none in the harmless ones', () => {
    expect(harmless.length).toBeGreaterThan(10);
    expect(harmless.filter(meansDanger)).toEqual([]);
  });
});
