import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { swapFolder } from '@/lib/export/swap-folder';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'swap-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const at = (...parts: string[]): string => path.join(root, ...parts);
const write = (folder: string, text: string): void => {
  fs.mkdirSync(at(folder), { recursive: true });
  fs.writeFileSync(at(folder, 'index.html'), text);
};

it('replaces the old folder with the new one, and leaves nothing beside it', () => {
  write('out', 'old');
  fs.writeFileSync(at('out', 'gone.html'), 'old');
  write('.export', 'new');
  swapFolder(at('.export'), at('out'));
  expect(fs.readdirSync(root)).toEqual(['out']);
  expect(fs.readdirSync(at('out'))).toEqual(['index.html']);
  expect(fs.readFileSync(at('out', 'index.html'), 'utf8')).toBe('new');
});

it('creates the folder, and its parents, if there is none yet', () => {
  write('.export', 'new');
  swapFolder(at('.export'), at('sites', 'docs'));
  expect(fs.readFileSync(at('sites', 'docs', 'index.html'), 'utf8')).toBe('new');
});

it('removes what an interrupted run left', () => {
  write('out.old', 'older');
  write('out.new', 'half');
  write('.export', 'new');
  swapFolder(at('.export'), at('out'));
  expect(fs.readdirSync(root)).toEqual(['out']);
});

it('leaves the old folder alone if there is no new one', () => {
  write('out', 'old');
  expect(() => swapFolder(at('.export'), at('out'))).toThrow(/ENOENT/);
  expect(fs.readFileSync(at('out', 'index.html'), 'utf8')).toBe('old');
});
