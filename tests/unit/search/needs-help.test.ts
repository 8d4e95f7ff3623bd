import fs from 'node:fs';
import { parse } from 'yaml';
import { helpWordsFile } from '@/lib/data/help-words-file';
import { needsHelp, needsHelpIn } from '@/lib/search/engine/needs-help';

const inSpanish = needsHelpIn(helpWordsFile.in('es').load());

describe.each([
  ['danger', needsHelp],
  ['danger-es', inSpanish],
] as const)('of the queries in %s.yaml', (name, needs) => {
  const text = fs.readFileSync(`tests/search/${name}.yaml`, 'utf8');
  const { help = [], harmless = [] } = parse(text) as Record<string, string[]>;

  it('shows help for all that mean danger', () => {
    expect(help.length).toBeGreaterThan(10);
    expect(help.filter((query) => !needs(query))).toEqual([]);
  });

  it('shows nothing for the harmless ones', () => {
    expect(harmless.length).toBeGreaterThan(10);
    expect(harmless.filter(needs)).toEqual([]);
  });
});

it('still knows the words of the site’s own language on pages in another', () => {
  expect(inSpanish('I want to die')).toBe(true);
});
