/** Every sample of the pages does what it claims. One file, for reading all pages takes longer than most proofs. */
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import type { OpenApiSchema } from '@/lib/openapi/json-schema';
import { loadApi } from '@/lib/openapi/load';
import { declareProofs } from './declare-checks';
import { jsonataProver } from './runners/evaluate';
import { parseJavaScript, parseJson, parseYaml } from './runners/parse';
import { compileByPython, missing, readByBash, runAlone } from './runners/processes';
import { runNode } from './runners/run-with-api';
import { typeCheck } from './runners/type-check';
import { schemaProver } from './runners/validate';

const { document } = await loadApi();
const schemas = (document.components?.schemas ?? {}) as Record<string, OpenApiSchema>;
const readInput = (name: string) =>
  fs.readFileSync(path.join(contentFolder, '_data', 'samples', `${name}.json`), 'utf8');
const noPython = missing('python3');

declareProofs({ proof: 'parses', languages: ['json'], prover: parseJson });
declareProofs({ proof: 'parses', languages: ['yaml'], prover: parseYaml });
declareProofs({ proof: 'is valid', languages: ['json'], prover: schemaProver(schemas) });
declareProofs({ proof: 'evaluates', languages: ['jsonata'], prover: jsonataProver(readInput) });
declareProofs({ proof: 'parses', languages: ['javascript', 'jsx'], prover: parseJavaScript });
declareProofs({ proof: 'type-checks', languages: ['typescript', 'tsx'], prover: typeCheck });
declareProofs({ proof: 'compiles', languages: ['python'], prover: compileByPython, unable: noPython });
declareProofs({ proof: 'compiles', languages: ['bash'], prover: readByBash, unable: missing('bash') });
declareProofs({ proof: 'runs', languages: ['javascript'], prover: runAlone });
declareProofs({ proof: 'runs', languages: ['python'], prover: runAlone, unable: noPython });
declareProofs({ proof: 'runs against the stand-in', languages: ['javascript'], prover: runNode });
