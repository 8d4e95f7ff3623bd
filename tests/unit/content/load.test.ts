import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readContentFiles } from '@/lib/content/load';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('reads pages and data of all folders, with slashes in their names', () => {
  fs.mkdirSync(path.join(folder, 'a b', 'c'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'index.mdx'), 'home');
  fs.writeFileSync(path.join(folder, 'a b', 'c', 'page.md'), 'deep');
  fs.writeFileSync(path.join(folder, 'a b', '_section.yaml'), 'label: x');
  fs.writeFileSync(path.join(folder, 'picture.svg'), '<svg/>');
  const names = readContentFiles(folder).files.map((file) => file.name);
  expect(names.sort()).toEqual(['a b/_section.yaml', 'a b/c/page.md', 'index.mdx']);
});

it('does not follow symbolic links out of the folder', () => {
  fs.symlinkSync('/etc', path.join(folder, 'etc'));
  fs.symlinkSync('/etc/hostname', path.join(folder, 'name.mdx'));
  expect(readContentFiles(folder)).toEqual({ files: [], diagnostics: [] });
});
