/**
 * `npx tsx tests/samples/write-figures.ts`: draws the figures of the JavaScript samples by running them against the
 * mock API. Run it after changing such a sample; a test reminds you.
 */
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/sources/folders';
import { drawFigures } from './runners/draw-figures';

for (const [name, svg] of await drawFigures()) {
  fs.writeFileSync(path.join(contentFolder, '_diagrams', name), svg);
  console.log(`Wrote content/_diagrams/${name}.`);
}
