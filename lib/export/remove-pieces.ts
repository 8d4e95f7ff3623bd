import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/sources/files';
import type { ExportStep } from './exported-site';
import { isRouterPiece } from './next-page';

/** The bundler copies a worker's source beside its compiled code, with an empty map. */
const SOURCE = /\.(tsx?|map)$/;

/** Removes the files that nothing requests, which are over half of an export: see page-data.ts in the client. */
export const removePieces: ExportStep = {
  name: 'remove-pieces',
  run: ({ folder }) => {
    for (const file of filesBelow(folder)) {
      if (isRouterPiece(path.basename(file)) || SOURCE.test(file)) fs.rmSync(path.join(folder, file));
    }
    return [];
  },
};
