import fs from 'node:fs';
import path from 'node:path';

/** Every rule ID used for findings in the code. */
function idsInCode(): Set<string> {
  const folders = ['lib/check', 'lib/check/samples', 'lib/content', 'lib/mdx'];
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const text = files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const ids = [
    ...text.matchAll(/rule: '([a-z-]+)'/g),
    ...text.matchAll(/(?:finding\(\s*checked|linkFinding\(\s*link),\s*'([a-z-]+)'/g),
  ];
  return new Set(ids.map(([, id = '']) => id));
}

it('docs/authoring.md explains every rule, and no former ones', () => {
  const section = /## Checks\n([\s\S]*?)\n## /.exec(fs.readFileSync('docs/authoring.md', 'utf8'))?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, id = '']) => id),
  );
  expect(explained.toSorted()).toEqual([...idsInCode()].toSorted());
});
