import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/folders';
import { loadFigure } from '@/lib/content/diagrams/load';
import { figureSize, paintFigure } from '@/lib/content/diagrams/tokens';

export interface Picture {
  data: Buffer;
  /** In units of the drawing; the file has twice as many pixels. */
  width: number;
  height: number;
}

/**
 * Address of a drawing's picture. Not all word processors read SVG, so `npm run pictures` renders it once in a
 * browser. The name includes a hash of the drawing, so that an outdated picture is never used.
 */
export function pictureFile(name: string): string {
  const hash = crypto
    .createHash('sha256')
    .update(paintFigure(loadFigure(name), 'light'))
    .digest('hex')
    .slice(0, 8);
  return path.join(contentFolder, '_diagrams', 'pictures', `${name}.${hash}.png`);
}

/** The picture of the drawing at a site address; none for other addresses, or if it has not been rendered yet. */
export function loadPicture(address: string): Picture | undefined {
  const name = /\/diagrams\/([\w-]+)\.light\.svg$/.exec(address)?.[1];
  const file = name && pictureFile(name);
  if (!file || !fs.existsSync(file)) return undefined;
  return { data: fs.readFileSync(file), ...figureSize(loadFigure(name)) };
}
