import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/sources/files';
import { contentFolder, LANGUAGES_FOLDER } from '@/lib/sources/folders';
import { validate } from '@/lib/diagnostics/validate';
import { didYouMean } from '@/lib/diagnostics/closest';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { chartSchema, type Chart } from './chart';

const diagramFolder = () => path.join(contentFolder, '_diagrams');
const chartFolder = () => path.join(contentFolder, '_data', 'charts');

const namesIn = (folder: string, ending: string): string[] =>
  filesBelow(folder, ending).map((file) => file.slice(0, -ending.length));

/**
 * The file of each drawing. Those with the words of a further language lie in its own folder, under the name of the
 * original; their own names have its code: `platform.es`.
 */
function diagramFiles(): Map<string, string> {
  const own = diagramFolder();
  const files = new Map(namesIn(own, '.svg').map((name) => [name, path.join(own, `${name}.svg`)]));
  const languages = path.join(contentFolder, LANGUAGES_FOLDER);
  const codes = fs.existsSync(languages) ? fs.readdirSync(languages).sort() : [];
  for (const code of codes) {
    const folder = path.join(languages, code, '_diagrams');
    for (const name of namesIn(folder, '.svg')) {
      const translated = name.endsWith(TALL) ? `${name.slice(0, -TALL.length)}.${code}${TALL}` : `${name}.${code}`;
      files.set(translated, path.join(folder, `${name}.svg`));
    }
  }
  return files;
}
const chartNames = (): string[] => namesIn(chartFolder(), '.yaml');

/** The message for a missing file, with a similar name if there is one. */
const missing = (file: string, name: string, names: string[]): string =>
  `There is no ${file}. ${didYouMean(name, names) ?? `Available: ${names.join(', ')}.`}`;

/**
 * The drawing's SVG with its color tokens unresolved.
 * @throws Error suggesting a similar drawing, or listing those that exist.
 */
export function loadDiagram(name: string): string {
  const files = diagramFiles();
  const file = files.get(name);
  if (!file) throw new Error(missing(`drawing content/_diagrams/${name}.svg`, name, [...files.keys()]));
  return fs.readFileSync(file, 'utf8');
}

/** The text of a chart file, checked. */
export const parseChart = (name: string, text: string): { value?: Chart; diagnostics: Diagnostic[] } =>
  validate(chartSchema, text, { file: `content/_data/charts/${name}.yaml`, rule: 'figure' });

/**
 * A chart's data, checked.
 * @throws Error listing the charts that exist, or DiagnosticError with the position of every error.
 */
export function loadChart(name: string): Chart {
  if (!chartNames().includes(name)) {
    throw new Error(missing(`chart content/_data/charts/${name}.yaml`, name, chartNames()));
  }
  const { value, diagnostics } = parseChart(name, fs.readFileSync(path.join(chartFolder(), `${name}.yaml`), 'utf8'));
  if (!value) throw new DiagnosticError(diagnostics);
  return value;
}

/** What the file stem of a chart's figure begins with. */
export const CHART = 'chart-';
const TALL = '.tall';

/** File stem of a figure's tall version, for narrow columns: `content/_diagrams/{name}.tall.svg`. */
export const tallName = (name: string): string => name + TALL;

/** The file stem of every figure: drawings by name, charts as `chart-{name}`. Charts have a tall version too. */
export const figureNames = (): string[] => [
  ...diagramFiles().keys(),
  ...chartNames().flatMap((name) => [CHART + name, tallName(CHART + name)]),
];
