import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import { loadFigure } from '@/lib/diagrams/load';
import { figureSize, paintFigure } from '@/lib/diagrams/tokens';

export interface Picture {
  data: Buffer;
  /** In units of the drawing; the file has twice as many pixels. */
  width: number;
  height: number;
}

/**
 * Where the picture of a drawing lies. Word processors do not all read SVG, so `npm run pictures` draws it once in a
 * browser; the name holds a digest of the drawing, so that an old picture is never taken for a new one.
 */
export function pictureFile(name: string): string {
  const digest = crypto
    .createHash('sha256')
    .update(paintFigure(loadFigure(name), 'light'))
    .digest('hex')
    .slice(0, 8);
  return path.join(contentFolder, '_diagrams', 'pictures', `${name}.${digest}.png`);
}

/** The picture of the drawing at an address of the site; none for other addresses, or when nobody has drawn it yet. */
export function loadPicture(address: string): Picture | undefined {
  const name = /\/diagrams\/([\w-]+)\.light\.svg$/.exec(address)?.[1];
  const file = name && pictureFile(name);
  if (!file || !fs.existsSync(file)) return undefined;
  return { data: fs.readFileSync(file), ...figureSize(loadFigure(name)) };
}
