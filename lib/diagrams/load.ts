import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import { validate } from '@/lib/diagnostics/validate';
import { didYouMean } from '@/lib/diagnostics/closest';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
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
 * @throws Error naming the drawing that was probably meant, or those that exist.
 */
export function loadDiagram(name: string): string {
  if (!diagramNames().includes(name)) {
    throw new Error(missing(`drawing content/_diagrams/${name}.svg`, name, diagramNames()));
  }
  return fs.readFileSync(path.join(diagramFolder(), `${name}.svg`), 'utf8');
}

/** What a missing file is told by, with the name that was probably meant. */
const missing = (file: string, name: string, names: string[]): string =>
  `There is no ${file}. ${didYouMean(name, names) ?? `There are: ${names.join(', ')}.`}`;

/** The text of a chart file, checked. */
export const parseChart = (name: string, text: string): { value?: Chart; problems: Diagnostic[] } =>
  validate(chartSchema, text, { file: `content/_data/charts/${name}.yaml`, rule: 'figure' });

/**
 * A chart's data, checked.
 * @throws Error naming the charts that exist, or DiagnosticError with the place of every fault.
 */
export function loadChart(name: string): Chart {
  if (!chartNames().includes(name)) {
    throw new Error(missing(`chart content/_data/charts/${name}.yaml`, name, chartNames()));
  }
  const { value, problems } = parseChart(name, fs.readFileSync(path.join(chartFolder(), `${name}.yaml`), 'utf8'));
  if (!value) throw new DiagnosticError(problems);
  return value;
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
