import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/sources/folders';
import { checkFigure } from '@/lib/data/diagrams/tokens';
import { drawFigures, toDrawing } from './runners/draw-figures';

describe('the figures on the pages about tasks', () => {
  it('are what the JavaScript programs draw from the made-up people', async () => {
    const figures = await drawFigures();
    expect(figures.size).toBeGreaterThan(0);
    for (const [name, svg] of figures) {
      const file = path.join(contentFolder, '_diagrams', name);
      const saved = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
      if (saved !== svg)
        throw new Error(`${name} is not what its program draws. Run: npx tsx tests/samples/write-figures.ts`);
    }
  });

  it('have the colors of our drawings, and no style sheet', () => {
    const svg = toDrawing(
      '<svg class="p" fill="currentColor" font-size="10" viewBox="0 0 7 4"><style>a</style><path fill="tomato" d="M1.23456,2"></path></svg>',
    );
    expect(svg).toBe(
      '<svg fill="var(--d-text)" font-size="14" viewBox="0 0 7 4"><path fill="var(--d-coral)" d="M1.2,2"></path></svg>\n',
    );
    expect(checkFigure(svg)).toEqual([]);
  });
});
