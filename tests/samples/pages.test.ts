/** Every sample on the pages does what it claims. All in one file, because reading the pages is slower than most checks. */
import fs from 'node:fs';
import path from 'node:path';
import { loadApi } from '@/lib/openapi/load-api';
import { createSandbox } from '@/lib/mock-api/sandbox';
import { contentFolder } from '@/lib/sources/folders';
import { declareChecks } from './declare-checks';
import { jsonataRunner, lintPython, parseJavaScript, parseJson, parseYaml, schemaRunner } from './runners/checks';
import { missing, PYTHON_WITH_PACKAGES, readByBash, readByR, runAlone, runWithApi } from './runners/processes';

const { description } = await loadApi();
const readInput = (name: string) =>
  fs.readFileSync(path.join(contentFolder, '_data', 'samples', `${name}.json`), 'utf8');
const noR = missing(
  'Rscript',
  ['httr2', 'jsonlite', 'data.table', 'ggplot2'].flatMap((name) => ['-e', `library(${name})`]),
);

const packages = PYTHON_WITH_PACKAGES ? undefined : 'CI runs them, with tests/samples/python-packages.txt';
const queries = jsonataRunner(readInput, () => createSandbox(description));
const noBash = missing('bash');

declareChecks('parses', ['json'], parseJson);
declareChecks('parses', ['yaml'], parseYaml);
declareChecks('is valid', ['json'], schemaRunner(description));
declareChecks('evaluates', ['jsonata'], queries);
declareChecks('parses', ['javascript', 'jsx'], parseJavaScript);
declareChecks('compiles', ['python'], lintPython);
declareChecks('parses', ['r'], readByR, missing('Rscript'));
declareChecks('compiles', ['bash'], readByBash, noBash);
declareChecks('runs', ['javascript'], runAlone);
declareChecks('runs', ['python'], runAlone, missing('python3'));
declareChecks('runs against the mock API', ['javascript'], runWithApi);
declareChecks('runs against the mock API', ['bash'], runWithApi, noBash);
declareChecks('runs against the mock API', ['python'], runWithApi, packages);
declareChecks('runs against the mock API', ['r'], runWithApi, noR);
