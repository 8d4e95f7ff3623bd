import fs from 'node:fs';
import { parse } from 'yaml';
import { loadContent } from '@/lib/content/load-content';
import { needsHelp } from '@/lib/search/engine/needs-help';

// Whatever the language of the page.
const lists = ['danger', ...loadContent().languages.map(({ code }) => `danger-${code}`)];
describe.each(lists)('of the queries in %s.yaml', (name) => {
  const text = fs.readFileSync(`tests/search/${name}.yaml`, 'utf8');
  const { help = [], harmless = [] } = parse(text) as Record<string, string[]>;

  it('shows help for all that mean danger', () => {
    expect(help.length).toBeGreaterThan(10);
    expect(help.filter((query) => !needsHelp(query))).toEqual([]);
  });

  it('shows nothing for the harmless ones', () => {
    expect(harmless.length).toBeGreaterThan(10);
    expect(harmless.filter(needsHelp)).toEqual([]);
  });
});
