import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readContentFiles } from '@/lib/content/load';
import { exampleText } from '@/tests/support/example-page';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, write } = temporaryFolder();
const PAGE = exampleText({ kind: 'reference' });

/** The output of a build that starts with this content folder. */
function buildWith(content: string): { status: number | null; output: string } {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content, OUT_DIR: at('out'), NODE_OPTIONS: '' },
  });
  return { status, output: stderr };
}

it('reports a missing content folder at build, and leaves the old export alone', () => {
  fs.mkdirSync(at('out'));
  const { status, output } = buildWith(at('nowhere'));
  expect(status).toBe(1);
  expect(output).toMatch(/nowhere {2}content-folder {2}There is no such folder.*CONTENT_DIR/);
  expect(fs.readdirSync(at())).toEqual(['out']);
});

it.each([
  ['an empty folder', {}, /The folder has no pages/],
  ['a folder without a home page', { 'a.mdx': PAGE }, /The site has no home page/],
  [
    'two broken pages',
    { 'index.mdx': PAGE, 'a.mdx': 'no front matter', 'b.mdx': PAGE.replace('kind: reference', 'kind: tale') },
    /content\/a\.mdx:1.*No front matter[\s\S]*content\/b\.mdx:7.*"kind"/,
  ],
])('reports %s by name and stops', (_, files, expected) => {
  write(files);
  const { status, output } = buildWith(at());
  expect(output).toMatch(expected);
  expect(status).toBe(1);
  expect(fs.existsSync(at('out'))).toBe(false);
});

it('names every file that is not UTF-8', () => {
  fs.writeFileSync(at('a.mdx'), Buffer.from(`\uFEFF${PAGE}`, 'utf16le'));
  fs.writeFileSync(at('b.mdx'), Buffer.from('caf\xe9', 'latin1'));
  write({ 'c.mdx': PAGE });
  const { files, diagnostics } = readContentFiles(at());
  expect(files.map(({ name }) => name)).toEqual(['c.mdx']);
  expect(diagnostics.map(({ file, message }) => `${path.basename(file)}: ${message}`).toSorted()).toEqual([
    'a.mdx: The file is not UTF-8 text.',
    'b.mdx: The file is not UTF-8 text.',
  ]);
});

it('names a file that it has no permission to read', () => {
  fs.writeFileSync(at('a.mdx'), PAGE, { mode: 0o000 });
  // The administrator may read everything, so there is nothing to report.
  const { files, diagnostics } = readContentFiles(at());
  if (process.getuid?.() === 0) expect(files).toHaveLength(1);
  else expect(diagnostics[0]?.message).toMatch(/cannot be read \(EACCES\)/);
});
