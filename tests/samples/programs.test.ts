import { declareChecks } from './declare-checks';
import { parseJavaScript } from './runners/parse';
import { compileByPython, missing, readByBash, runAlone } from './runners/processes';
import { runNode } from './runners/run-with-api';
import { typeCheck } from './runners/type-check';

const noPython = missing('python3');

declareChecks({ check: 'parses', languages: ['javascript', 'jsx'], runner: parseJavaScript });
declareChecks({ check: 'type-checks', languages: ['typescript', 'tsx'], runner: typeCheck });
declareChecks({ check: 'compiles', languages: ['python'], runner: compileByPython, unable: noPython });
declareChecks({ check: 'compiles', languages: ['bash'], runner: readByBash, unable: missing('bash') });
declareChecks({ check: 'runs', languages: ['javascript'], runner: runAlone });
declareChecks({ check: 'runs', languages: ['python'], runner: runAlone, unable: noPython });
declareChecks({ check: 'runs against the stand-in', languages: ['javascript'], runner: runNode });
