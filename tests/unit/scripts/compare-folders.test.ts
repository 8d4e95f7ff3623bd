import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareFolders } from '@/scripts/compare-folders';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function folder(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(root, name, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, name, file), text);
  }
  return path.join(root, name);
}

it('finds nothing in identical folders', () => {
  const files = { 'index.html': 'a', 'faq/index.html': 'b' };
  expect(compareFolders(folder('a', files), folder('b', files))).toEqual([]);
});

it('lists files on one side, and the first different byte in the rest', () => {
  const a = folder('a', { 'index.html': 'same text 1', 'faq/old.js': '' });
  const b = folder('b', { 'index.html': 'same text 22', 'new.js': '' });
  expect(compareFolders(a, b)).toEqual([
    `faq/old.js: only in ${a}`,
    'index.html: first difference at byte 10\n    "same text 1"\n    "same text 22"',
    `new.js: only in ${b}`,
  ]);
});
