import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readContentFiles } from '@/lib/content/load-content';
import { exampleText } from '@/tests/support/example-document';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, write } = temporaryFolder();
const PAGE = exampleText({ kind: 'reference' });

it('reads pages and data of all folders, with slashes in their names', () => {
  write({ 'index.mdx': 'home', 'a b/c/page.md': 'deep', 'a b/_category.yaml': 'label: x', 'picture.svg': '<svg/>' });
  const names = readContentFiles(at()).files.map((file) => file.name);
  expect(names.sort()).toEqual(['a b/_category.yaml', 'a b/c/page.md', 'index.mdx']);
});

it('does not follow symbolic links out of the folder', () => {
  fs.symlinkSync('/etc', at('etc'));
  fs.symlinkSync('/etc/hostname', at('name.mdx'));
  expect(readContentFiles(at())).toEqual({ files: [], findings: [] });
});

it('names every file that is not UTF-8', () => {
  fs.writeFileSync(at('a.mdx'), Buffer.from(`\uFEFF${PAGE}`, 'utf16le'));
  fs.writeFileSync(at('b.mdx'), Buffer.from('caf\xe9', 'latin1'));
  write({ 'c.mdx': PAGE });
  const { files, findings } = readContentFiles(at());
  expect(files.map(({ name }) => name)).toEqual(['c.mdx']);
  expect(findings.map(({ file, message }) => `${path.basename(file)}: ${message}`).toSorted()).toEqual([
    'a.mdx: The file is not UTF-8 text.',
    'b.mdx: The file is not UTF-8 text.',
  ]);
});

it('names a folder that is missing', () => {
  expect(() => readContentFiles(at('nowhere'))).toThrow(
    /nowhere {2}content-folder {2}There is no such folder.*CONTENT_DIR/,
  );
});

it.each([
  ['a folder without pages', {}, /The folder has no pages/],
  [
    'every broken page',
    { 'index.mdx': PAGE, 'a.mdx': 'no front matter', 'b.mdx': PAGE.replace('kind: reference', 'kind: tale') },
    /\/a\.mdx:1.*No front matter[\s\S]*\/b\.mdx:7.*"kind"/,
  ],
])('a build names %s, and leaves the last export alone', (_, files, expected) => {
  write(files);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: at(), OUT_DIR: at('out'), NODE_OPTIONS: '' },
  });
  expect(stderr).toMatch(expected);
  expect(status).toBe(1);
  expect(fs.existsSync(at('out'))).toBe(false);
});
