import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectPath } from '@/lib/diagnostics/project-path';
import { filesBelow } from './files';
import { contentFolder, openapiFolder } from './folders';

/** The folders with everything that pages are made from. */
export const sourceFolders = [contentFolder, openapiFolder].filter((folder) => fs.existsSync(folder));

/** Every file in these folders, in a fixed order, without the temporary files that editors keep beside them. */
export function sourceFiles(): string[] {
  return sourceFolders
    .flatMap((folder) => filesBelow(folder).map((file) => projectPath(path.join(folder, file))))
    .filter((file) => !/^\.|~$|^\d+$/.test(path.basename(file)))
    .sort();
}

/** A hash of their names and contents, as they are now. */
export function hashOfSources(): string {
  const hash = crypto.createHash('sha256');
  for (const file of sourceFiles()) {
    // A file that has just been renamed or deleted is missing from the next list.
    if (fs.existsSync(file)) hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
