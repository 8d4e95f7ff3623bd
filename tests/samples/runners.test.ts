import { type Sample, readMarks } from '@/lib/checks/samples/sample';
import type { ApiDocument } from '@/lib/openapi/document';
import { loadApi } from '@/lib/openapi/load';
import { MADE_UP_IDS } from '@/lib/openapi/mock/made-up-people';
import { createSandbox } from '@/lib/openapi/mock/sandbox';
import { jsonataRunner } from './runners/evaluate';
import type { Runner } from './runners/fault';
import { parseJavaScript, parseJson, parseYaml } from './runners/parse';
import { compileByPython, missing, readByBash, runAlone } from './runners/processes';
import { typeCheck } from './runners/type-check';
import { schemaRunner } from './runners/validate';

const { document } = await loadApi();

const sample = (language: string, code: string, meta = '', result?: string): Sample => ({
  language,
  code,
  line: 7,
  lastLine: 9,
  marks: readMarks(meta),
  result: result === undefined ? undefined : { language: 'text', code: result, line: 12 },
});

/** Each runner must find the errors it exists for. Otherwise its tests on the pages would prove nothing. */
type Case = [what: string, runner: Runner, sample: Sample, fault?: RegExp];

const query = jsonataRunner(
  (name) => JSON.stringify(name === 'numbers' ? { n: [1, 2, 3] } : {}),
  () => createSandbox(document),
);
const numbers = (code: string, result?: string) => sample('jsonata', code, 'input="numbers"', result);
const schema = schemaRunner({
  components: {
    schemas: {
      Event: {
        type: 'object',
        required: ['timestamp'],
        properties: {
          timestamp: { type: 'integer', format: 'int64' },
          level: { type: 'string', nullable: true },
          parent: { $ref: '#/components/schemas/Event' },
        },
      },
    },
  },
} as unknown as ApiDocument);
const event = (code: string, name = 'Event') => sample('json', code, `schema="${name}"`);
const count = `$count($LAMP.Participant.list("${MADE_UP_IDS.study}"))`;

const cases: Case[] = [
  ['JSON', parseJson, sample('json', '{"a": [1, null]}')],
  ['JSON with an extra comma', parseJson, sample('json', '{"a": 1,}'), /JSON/],
  ['several YAML documents', parseYaml, sample('yaml', 'a: 1\n---\nb: [2]')],
  ['YAML with an unclosed bracket', parseYaml, sample('yaml', 'a: [1'), /./],
  [
    'JavaScript with a package that is not installed',
    parseJavaScript,
    sample('javascript', 'import L from "lamp-core";'),
  ],
  ['JavaScript with an unclosed brace', parseJavaScript, sample('javascript', 'if (a) {'), /Unexpected/],
  ['a program that prints what the page shows', runAlone, sample('javascript', 'console.log(1 + 1)', 'run', '2')],
  [
    'one that prints something else',
    runAlone,
    sample('javascript', 'console.log(2)', 'run', '3'),
    /prints\s+2\s+and not what line 12/,
  ],
  ['one that exits with an error', runAlone, sample('javascript', 'process.exit(3)', 'run'), /status 3/],
  ['TypeScript', typeCheck, sample('typescript', 'const n: number = 1;\nconsole.log(n);')],
  ['TypeScript with a wrong type', typeCheck, sample('typescript', 'const n: number = "one";'), /TS2322/],
  ['a shell script', readByBash, sample('bash', 'if true; then echo ok; fi')],
  ['a shell script with an unclosed "if"', readByBash, sample('bash', 'if true; then echo'), /syntax error/],
  ['a query that returns what the page shows', query, numbers('$sum(n)', '6')],
  ['a query of the made-up people', query, sample('jsonata', count, 'people', '3')],
  ['a query that returns another value', query, numbers('$sum(n)', '7'), /returns 6, not what line 12/],
  ['a query that returns nothing', query, numbers('none', '7'), /returns nothing/],
  ['a query that is not JSONata', query, numbers('$sum(', '6'), /./],
  ['a query that no result follows', query, numbers('$sum(n)'), /No fence/],
  ['JSON of a schema', schema, event('{"timestamp": 1, "level": null, "parent": {"timestamp": 2}}')],
  ['JSON without a required field', schema, event('{"level": "a"}'), /"timestamp" is missing/],
  [
    'JSON that is wrong behind a reference',
    schema,
    event('{"timestamp": 1, "parent": {"timestamp": "2"}}'),
    /parent.timestamp: expected integer/,
  ],
  ['JSON of a schema that does not exist', schema, event('{}', 'Evnt'), /no schema "Evnt"/],
];
const ofPython: Case[] = [
  ['Python with a package that is not installed', compileByPython, sample('python', 'import cortex\nprint(cortex)')],
  ['Python with a missing bracket', compileByPython, sample('python', 'print(1'), /SyntaxError/],
  ['a Python program that prints what the page shows', runAlone, sample('python', 'print("é")', 'run', 'é')],
  ['one that prints something else', runAlone, sample('python', 'print(2)', 'run', '3'), /and not what/],
  ['one that raises an exception', runAlone, sample('python', '1 / 0', 'run'), /ZeroDivisionError/],
  ['one that needs more than the standard library', runAlone, sample('python', 'import pip', 'run'), /ModuleNotFound/],
];

describe.each(missing('python3') ? cases : [...cases, ...ofPython])('%s', (...[, runner, given, fault]: Case) => {
  it(fault ? 'is refused' : 'passes', async () => {
    const found = await runner(given);
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeUndefined();
  });
});
