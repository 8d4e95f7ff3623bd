import fs from 'node:fs';
import { swapFolder } from '@/lib/tools/swap-folder';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, read, write: writeFiles } = temporaryFolder();
const write = (folder: string, text: string) => writeFiles({ [`${folder}/index.html`]: text });

it('replaces the old folder with the new one, and leaves nothing beside it, not even of an interrupted run', () => {
  writeFiles({ 'out/gone.html': 'old', 'out.old/index.html': 'older', 'out.new/index.html': 'half' });
  write('.export', 'new');
  swapFolder(at('.export'), at('out'));
  expect(fs.readdirSync(at())).toEqual(['out']);
  expect(fs.readdirSync(at('out'))).toEqual(['index.html']);
  expect(read('out/index.html')).toBe('new');
});

it('leaves the old folder alone if there is no new one', () => {
  write('out', 'old');
  expect(() => swapFolder(at('.export'), at('out'))).toThrow(/ENOENT/);
  expect(read('out/index.html')).toBe('old');
});
