import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import { declareProofs } from './declare-checks';
import { jsonataProver } from './runners/evaluate';

const readInput = (name: string) =>
  fs.readFileSync(path.join(contentFolder, '_data', 'samples', `${name}.json`), 'utf8');

declareProofs({ proof: 'evaluates', languages: ['jsonata'], prover: jsonataProver(readInput) });
