import { declareProofs } from './declare-checks';
import { parseJson, parseYaml } from './runners/parse';

declareProofs({ proof: 'parses', languages: ['json'], prover: parseJson });
declareProofs({ proof: 'parses', languages: ['yaml'], prover: parseYaml });
