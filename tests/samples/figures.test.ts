/**
 * The figures on the pages about tasks are what their JavaScript programs draw. After a change to one, run
 * `SAVE_FIGURES=1 npm run unit -- tests/samples/figures`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { checkDrawing } from '@/lib/data/drawings/svg';
import { contentFolder } from '@/lib/sources/folders';
import { allSamples } from './declare-checks';
import { importedSamples } from './imported';
import { runWithApi } from './runners/processes';

/** The helper with which JavaScript samples draw, and the width that it draws in. */
const HELPER = 'figure.mjs';
const WIDTHS = { '': 'width: 720', '.tall': 'width: 360' };

/** The tokens of our drawings for the colors that the samples use. */
const TOKENS: Record<string, string> = {
  currentColor: '--d-text',
  steelblue: '--d-blue',
  tomato: '--d-coral',
  gainsboro: '--d-line',
  white: '--d-surface',
};

/** A figure of Observable Plot as a drawing: in our colors, with text of our size and short numbers, without styles. */
function toDrawing(svg: string): string {
  const drawn = svg
    .replace(/ style="font-size: (\d+)px;"/, '')
    .replace(/ font-size="10"/, ' font-size="14"')
    .replace(/"(\w+)"/g, (whole, name: string) => (TOKENS[name] ? `"var(${TOKENS[name]})"` : whole))
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (class|aria-[a-z]+)="[^"]*"/g, '')
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
  return `${drawn}\n`;
}

const all = allSamples();
const drawing = all
  .filter(({ language, marks }) => language === 'javascript' && marks.api)
  .map((sample) => ({ sample, imported: importedSamples(sample, all) }))
  .filter(({ imported }) => imported.some(({ marks }) => marks.title === HELPER));

it('some samples draw', () => expect(drawing.length).toBeGreaterThan(0));

describe.each(drawing.map((figure) => [figure.sample.marks.title, figure] as const))(
  '%s',
  (_, { sample, imported }) => {
    it.each(Object.entries(WIDTHS))('draws its figure%s', async (ending, width) => {
      const sized = imported.map((library) => ({ ...library, code: library.code.replace(WIDTHS[''], width) }));
      const figures: [file: string, svg: string][] = [];
      const problem = await runWithApi(sample, sized, (folder) => {
        for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
          const svg = toDrawing(fs.readFileSync(path.join(folder, file), 'utf8'));
          figures.push([path.join(contentFolder, '_diagrams', `plot-${path.parse(file).name}${ending}.svg`), svg]);
        }
      });
      expect([problem, figures.length]).toEqual([undefined, 1]);
      for (const [file, svg] of figures) {
        if (process.env.SAVE_FIGURES) fs.writeFileSync(file, svg);
        expect(checkDrawing(svg)).toEqual([]);
        expect(fs.readFileSync(file, 'utf8')).toBe(svg);
      }
    });
  },
);
