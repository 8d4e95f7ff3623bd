import fs from 'node:fs';
import { readContentFiles } from '@/lib/content/load';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, write } = temporaryFolder();

it('reads pages and data of all folders, with slashes in their names', () => {
  write({ 'index.mdx': 'home', 'a b/c/page.md': 'deep', 'a b/_section.yaml': 'label: x', 'picture.svg': '<svg/>' });
  const names = readContentFiles(at()).files.map((file) => file.name);
  expect(names.sort()).toEqual(['a b/_section.yaml', 'a b/c/page.md', 'index.mdx']);
});

it('does not follow symbolic links out of the folder', () => {
  fs.symlinkSync('/etc', at('etc'));
  fs.symlinkSync('/etc/hostname', at('name.mdx'));
  expect(readContentFiles(at())).toEqual({ files: [], diagnostics: [] });
});
