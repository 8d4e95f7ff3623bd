import fs from 'node:fs';
import { swapFolder } from '@/lib/export/swap-folder';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, read, write: writeFiles } = temporaryFolder();
const write = (folder: string, text: string) => writeFiles({ [`${folder}/index.html`]: text });

it('replaces the old folder with the new one, and leaves nothing beside it', () => {
  write('out', 'old');
  writeFiles({ 'out/gone.html': 'old' });
  write('.export', 'new');
  swapFolder(at('.export'), at('out'));
  expect(fs.readdirSync(at())).toEqual(['out']);
  expect(fs.readdirSync(at('out'))).toEqual(['index.html']);
  expect(read('out/index.html')).toBe('new');
});

it('removes what an interrupted run left', () => {
  write('out.old', 'older');
  write('out.new', 'half');
  write('.export', 'new');
  swapFolder(at('.export'), at('out'));
  expect(fs.readdirSync(at())).toEqual(['out']);
});

it('leaves the old folder alone if there is no new one', () => {
  write('out', 'old');
  expect(() => swapFolder(at('.export'), at('out'))).toThrow(/ENOENT/);
  expect(read('out/index.html')).toBe('old');
});
