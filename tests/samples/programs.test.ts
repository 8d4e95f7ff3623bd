import { declareProofs } from './declare-checks';
import { parseJavaScript } from './runners/parse';
import { compileByPython, missing, readByBash, runAlone } from './runners/processes';
import { runNode } from './runners/run-with-api';
import { typeCheck } from './runners/type-check';

const noPython = missing('python3');

declareProofs({ proof: 'parses', languages: ['javascript', 'jsx'], prover: parseJavaScript });
declareProofs({ proof: 'type-checks', languages: ['typescript', 'tsx'], prover: typeCheck });
declareProofs({ proof: 'compiles', languages: ['python'], prover: compileByPython, unable: noPython });
declareProofs({ proof: 'compiles', languages: ['bash'], prover: readByBash, unable: missing('bash') });
declareProofs({ proof: 'runs', languages: ['javascript'], prover: runAlone });
declareProofs({ proof: 'runs', languages: ['python'], prover: runAlone, unable: noPython });
declareProofs({ proof: 'runs against the stand-in', languages: ['javascript'], prover: runNode });
