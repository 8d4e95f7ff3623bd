import fs from 'node:fs';
import path from 'node:path';
import type { ExportStep } from './exported-site';
import { isRouterPiece } from './next-page';

/** The bundler copies a worker's source beside its compiled code. */
const SOURCE = /\.tsx?$/;

/** Removes the files that nothing requests, which are over half of an export: see page-data.ts in the client. */
export const removePieces: ExportStep = {
  name: 'remove-pieces',
  run: ({ folder }) => {
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && (isRouterPiece(entry.name) || SOURCE.test(entry.name)))
        fs.rmSync(path.join(entry.parentPath, entry.name));
    }
    return [];
  },
};
