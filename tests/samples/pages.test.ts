/** Every sample on the pages does what it claims. All in one file, because reading the pages is slower than most checks. */
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/sources/folders';
import { loadApi } from '@/lib/openapi/load';
import { createSandbox } from '@/lib/openapi/mock/sandbox';
import { declareChecks } from './declare-checks';
import { jsonataRunner } from './runners/evaluate';
import { parseJavaScript, parseJson, parseYaml } from './runners/parse';
import { missing, PYTHON_WITH_PACKAGES, readByBash, readByR, runAlone, runWithApi } from './runners/processes';
import { lintPython } from './runners/lint';
import { schemaRunner } from './runners/validate';

const { document } = await loadApi();
const readInput = (name: string) =>
  fs.readFileSync(path.join(contentFolder, '_data', 'samples', `${name}.json`), 'utf8');
const noPython = missing('python3');
const noR = missing(
  'Rscript',
  ['httr2', 'jsonlite', 'data.table', 'ggplot2'].flatMap((name) => ['-e', `library(${name})`]),
);

declareChecks({ check: 'parses', languages: ['json'], runner: parseJson });
declareChecks({ check: 'parses', languages: ['yaml'], runner: parseYaml });
declareChecks({ check: 'is valid', languages: ['json'], runner: schemaRunner(document) });
declareChecks({
  check: 'evaluates',
  languages: ['jsonata'],
  runner: jsonataRunner(readInput, () => createSandbox(document)),
});
declareChecks({ check: 'parses', languages: ['javascript', 'jsx'], runner: parseJavaScript });
declareChecks({ check: 'compiles', languages: ['python'], runner: lintPython });
declareChecks({ check: 'parses', languages: ['r'], runner: readByR, unable: missing('Rscript') });
declareChecks({ check: 'compiles', languages: ['bash'], runner: readByBash, unable: missing('bash') });
declareChecks({ check: 'runs', languages: ['javascript'], runner: runAlone });
declareChecks({ check: 'runs', languages: ['python'], runner: runAlone, unable: noPython });
declareChecks({ check: 'runs against the mock API', languages: ['javascript'], runner: runWithApi });
declareChecks({ check: 'runs against the mock API', languages: ['bash'], runner: runWithApi, unable: missing('bash') });
declareChecks({
  check: 'runs against the mock API',
  languages: ['python'],
  runner: runWithApi,
  unable: PYTHON_WITH_PACKAGES ? undefined : 'CI runs them, with tests/samples/python-packages.txt',
});
declareChecks({ check: 'runs against the mock API', languages: ['r'], runner: runWithApi, unable: noR });
