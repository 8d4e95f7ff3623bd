import { declareChecks } from './declare-checks';
import { parseJson, parseYaml } from './runners/parse';

declareChecks({ check: 'parses', languages: ['json'], runner: parseJson });
declareChecks({ check: 'parses', languages: ['yaml'], runner: parseYaml });
