import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import { declareChecks } from './declare-checks';
import { jsonataRunner } from './runners/evaluate';

const readInput = (name: string) =>
  fs.readFileSync(path.join(contentFolder, '_data', 'samples', `${name}.json`), 'utf8');

declareChecks({ check: 'evaluates', languages: ['jsonata'], runner: jsonataRunner(readInput) });
