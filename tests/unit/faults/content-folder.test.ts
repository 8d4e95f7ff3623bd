import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readContentFiles } from '@/lib/content/load';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const PAGE = `---
title: A page
description: A page that is only here to be read by tests, with a sentence that is long enough.
sidebar_position: 1
audience: [clinician]
kind: reference
checked: 2025-12
---

## Text

Text.
`;

/** The output of a build that starts with this content folder. */
function buildWith(content: string): { status: number | null; output: string } {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content, OUT_DIR: path.join(folder, 'out'), NODE_OPTIONS: '' },
  });
  return { status, output: stderr };
}

it('reports a missing content folder at build, and leaves the old export alone', () => {
  fs.mkdirSync(path.join(folder, 'out'));
  const { status, output } = buildWith(path.join(folder, 'nowhere'));
  expect(status).toBe(1);
  expect(output).toMatch(/nowhere {2}content-folder {2}There is no such folder.*CONTENT_DIR/);
  expect(fs.readdirSync(folder)).toEqual(['out']);
});

it.each([
  ['an empty folder', {}, /The folder has no pages/],
  ['a folder without a home page', { 'a.mdx': PAGE }, /The site has no home page/],
  [
    'two broken pages',
    { 'index.mdx': PAGE, 'a.mdx': 'no front matter', 'b.mdx': PAGE.replace('kind: reference', 'kind: tale') },
    /content\/a\.mdx:1.*No front matter[\s\S]*content\/b\.mdx:6.*"kind"/,
  ],
])('reports %s by name and stops', (_, files, expected) => {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const { status, output } = buildWith(folder);
  expect(output).toMatch(expected);
  expect(status).toBe(1);
  expect(fs.existsSync(path.join(folder, 'out'))).toBe(false);
});

it('names every file that is not UTF-8', () => {
  fs.writeFileSync(path.join(folder, 'a.mdx'), Buffer.from(`\uFEFF${PAGE}`, 'utf16le'));
  fs.writeFileSync(path.join(folder, 'b.mdx'), Buffer.from('caf\xe9', 'latin1'));
  fs.writeFileSync(path.join(folder, 'c.mdx'), PAGE);
  const { files, diagnostics } = readContentFiles(folder);
  expect(files.map(({ name }) => name)).toEqual(['c.mdx']);
  expect(diagnostics.map(({ file, message }) => `${path.basename(file)}: ${message}`).toSorted()).toEqual([
    'a.mdx: The file is not UTF-8 text.',
    'b.mdx: The file is not UTF-8 text.',
  ]);
});

it('names a file that it has no permission to read', () => {
  fs.writeFileSync(path.join(folder, 'a.mdx'), PAGE, { mode: 0o000 });
  // The administrator may read everything, so there is nothing to report.
  const { files, diagnostics } = readContentFiles(folder);
  if (process.getuid?.() === 0) expect(files).toHaveLength(1);
  else expect(diagnostics[0]?.message).toMatch(/cannot be read \(EACCES\)/);
});
