import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder that each test of a file has for itself, with ways to write and read its files. */
export function temporaryFolder() {
  let root = '';
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));
  const at = (...parts: string[]): string => path.join(root, ...parts);
  return {
    at,
    read: (file: string): string => fs.readFileSync(at(file), 'utf8'),
    /** Writes files, each with its text. */
    write: (files: Record<string, string>): void => {
      for (const [name, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(at(name)), { recursive: true });
        fs.writeFileSync(at(name), text);
      }
    },
  };
}
