import fs from 'node:fs';
import { ruleTable } from '@/lib/checks/rules';

/** The rows of a Markdown table, with spaces as in print. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()));

const checksSection = () => /## Checks\n([\s\S]*?)\n## /.exec(fs.readFileSync('docs/authoring.md', 'utf8'))?.[1] ?? '';

it('docs/authoring.md lists every rule with what it requires (npx tsx scripts/write-schemas.ts)', () => {
  expect(rowsOf(checksSection())).toEqual(rowsOf(ruleTable()));
});

it('the list has every rule that reports something while files are read', () => {
  const listed = new Set(rowsOf(ruleTable()).map(([id]) => id?.replaceAll('`', '')));
  const sources = ['lib/content', 'lib/markdown'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const reported = sources.flatMap((text) => [...text.matchAll(/rule: '([a-z-]+)'/g)].map(([, id]) => id));
  expect(reported).toContain('front-matter');
  expect(reported.filter((id) => !listed.has(id ?? ''))).toEqual([]);
});
