import { declareProofs } from './declare-proofs';
import { parseJson, parseYaml } from './provers/parse';

declareProofs({ proof: 'parses', languages: ['json'], prover: parseJson });
declareProofs({ proof: 'parses', languages: ['yaml'], prover: parseYaml });
