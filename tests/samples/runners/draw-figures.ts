import fs from 'node:fs';
import path from 'node:path';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { collectSamples, type Sample } from '../sample';
import { loadContent } from '@/lib/content/load';
import { plainSvg } from '@/lib/data/diagrams/draw-chart';
import { importedSamples } from '../imported';
import { runWithApi } from './processes';

/** The helper with which JavaScript samples draw, and the width that it draws in. */
const HELPER = 'figure.mjs';
const WIDTHS = { wide: 'width: 720', tall: 'width: 360' };

/** The tokens of our drawings for the colors that the samples use. */
const TOKENS: Record<string, string> = {
  currentColor: '--d-text',
  steelblue: '--d-blue',
  tomato: '--d-coral',
  gainsboro: '--d-line',
  white: '--d-surface',
};

/**
 * Runs every JavaScript sample that draws a figure, once for wide columns and once for phones.
 * @returns the figures as drawings for `content/_diagrams`, by file name: `plot-month.svg`, `plot-month.tall.svg`.
 * @throws Error if a sample fails.
 */
export async function drawFigures(): Promise<Map<string, string>> {
  // Parsing all pages would take longer than everything else here.
  const pages = loadContent().pages.filter(({ body }) => body.includes('.mjs"'));
  const all = pages.flatMap(({ body }) => collectSamples(parseMdx(body)));
  const figures = new Map<string, string>();
  for (const sample of all.filter(({ language, marks }) => language === 'javascript' && marks.api)) {
    const imported = importedSamples(sample, all);
    if (!imported.some(({ marks }) => marks.title === HELPER)) continue;
    for (const [name, svg] of await drawn(sample, imported)) figures.set(`plot-${name}.svg`, svg);
    const narrow = imported.map((one) => ({ ...one, code: one.code.replace(WIDTHS.wide, WIDTHS.tall) }));
    for (const [name, svg] of await drawn(sample, narrow)) figures.set(`plot-${name}.tall.svg`, svg);
  }
  return figures;
}

async function drawn(sample: Sample, imported: Sample[]): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const collect = (folder: string) => {
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
      found.push([path.parse(file).name, toDrawing(fs.readFileSync(path.join(folder, file), 'utf8'))]);
    }
  };
  const fault = await runWithApi(sample, imported, collect);
  if (fault !== undefined) throw new Error(`${sample.marks.title} fails: ${fault}`);
  return found;
}

/** A figure of Observable Plot as a drawing: in our colors, and with text of our size. */
export function toDrawing(svg: string): string {
  const sized = svg.replace(/ style="font-size: (\d+)px;"/, '').replace(/ font-size="10"/, ' font-size="14"');
  const colored = sized.replace(/"(\w+)"/g, (whole, color: string) =>
    TOKENS[color] ? `"var(${TOKENS[color]})"` : whole,
  );
  return `${plainSvg(colored)}\n`;
}
