import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { contentFolder } from '@/lib/content/load';
import { chartSchema, drawChart, type Chart } from './chart';

const diagramFolder = () => path.join(contentFolder, '_diagrams');
const chartFolder = () => path.join(contentFolder, '_data', 'charts');

const namesIn = (folder: string, ending: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort()
    : [];

export const diagramNames = (): string[] => namesIn(diagramFolder(), '.svg');
export const chartNames = (): string[] => namesIn(chartFolder(), '.yaml');

/**
 * The drawing's SVG with its color tokens still in it.
 * @throws Error naming the drawings that exist.
 */
export function loadDiagram(name: string): string {
  if (!diagramNames().includes(name)) {
    throw new Error(`No drawing content/_diagrams/${name}.svg. There are: ${diagramNames().join(', ')}.`);
  }
  return fs.readFileSync(path.join(diagramFolder(), `${name}.svg`), 'utf8');
}

/** A chart's data, checked. */
export function loadChart(name: string): Chart {
  if (!chartNames().includes(name)) {
    throw new Error(`No chart content/_data/charts/${name}.yaml. There are: ${chartNames().join(', ')}.`);
  }
  const parsed = chartSchema.safeParse(parseYaml(fs.readFileSync(path.join(chartFolder(), `${name}.yaml`), 'utf8')));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`content/_data/charts/${name}.yaml is not valid: ${faults.join('; ')}`);
}

const CHART = 'chart-';
const TALL = '.tall';

/** File stem of a figure's second drawing, for narrow columns: `content/_diagrams/{name}.tall.svg`. */
export const tallName = (name: string): string => name + TALL;

/** Every figure's file stem: drawings by name, charts as `chart-{name}`; charts are drawn tall too. */
export const figureNames = (): string[] => [
  ...diagramNames(),
  ...chartNames().flatMap((name) => [CHART + name, tallName(CHART + name)]),
];

/**
 * The SVG of the figure with this file stem, its color tokens still in it.
 * @throws Error when there is none, or when a chart's data is not valid.
 */
export function loadFigure(name: string): string {
  if (!name.startsWith(CHART)) return loadDiagram(name);
  const tall = name.endsWith(TALL);
  return drawChart(loadChart(name.slice(CHART.length, tall ? -TALL.length : undefined)), tall ? 'tall' : 'wide');
}
