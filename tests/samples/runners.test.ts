import { type Sample, readMarks } from '@/lib/checks/samples/sample';
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

const withPython = missing('python3') ? describe.skip : describe;
const LONGEST = 90_000;

/** Each runner must find the errors it exists for. Otherwise its tests on the pages would prove nothing. */
async function expectFault(runner: Runner, wrong: Sample, words: RegExp): Promise<void> {
  expect(await runner(wrong)).toMatch(words);
}

describe('a JSON sample', () => {
  it('parses', () => expect(parseJson(sample('json', '{"a": [1, null]}'))).toBeUndefined());
  it('does not parse with an extra comma', () => expectFault(parseJson, sample('json', '{"a": 1,}'), /JSON/));
});

describe('a YAML sample', () => {
  it('parses, even with several documents', () =>
    expect(parseYaml(sample('yaml', 'a: 1\n---\nb: [2]'))).toBeUndefined());
  it('does not parse with an unclosed bracket', () => expectFault(parseYaml, sample('yaml', 'a: [1'), /./));
});

describe('a JavaScript sample', () => {
  it('parses, even if imported packages are not installed', async () =>
    expect(
      await parseJavaScript(sample('javascript', 'import L from "lamp-core";\nawait L.connect();')),
    ).toBeUndefined());
  it('does not parse with an unclosed brace', () =>
    expectFault(parseJavaScript, sample('javascript', 'if (a) {'), /Unexpected/));
  it('passes if it prints what the page shows', () =>
    expect(runAlone(sample('javascript', 'console.log(1 + 1)', 'run', '2'))).toBeUndefined());
  it('fails if it prints something else', () =>
    expectFault(runAlone, sample('javascript', 'console.log(1 + 1)', 'run', '3'), /prints\s+2\s+and not what line 12/));
  it('fails if it exits with an error', () =>
    expectFault(runAlone, sample('javascript', 'process.exit(3)', 'run'), /status 3/));
});

describe('a TypeScript sample', () => {
  it(
    'type-checks',
    async () => expect(await typeCheck(sample('typescript', 'const n: number = 1;\nconsole.log(n);'))).toBeUndefined(),
    LONGEST,
  );
  it(
    'does not type-check with a wrong type',
    () => expectFault(typeCheck, sample('typescript', 'const n: number = "one";'), /TS2322/),
    LONGEST,
  );
});

describe('a shell sample', () => {
  it('is valid for bash', () => expect(readByBash(sample('bash', 'if true; then echo ok; fi'))).toBeUndefined());
  it('is not valid with an unclosed "if"', () =>
    expectFault(readByBash, sample('bash', 'if true; then echo'), /syntax error/));
});

withPython('a sample of Python', () => {
  it('compiles, even if imported packages are not installed', () =>
    expect(compileByPython(sample('python', 'import cortex\nprint(cortex)'))).toBeUndefined());
  it('does not compile with a missing bracket', () =>
    expectFault(compileByPython, sample('python', 'print(1'), /SyntaxError/));
  it('passes if it prints what the page shows', () =>
    expect(runAlone(sample('python', 'print("é")', 'run', 'é'))).toBeUndefined());
  it('fails if it prints something else', () =>
    expectFault(runAlone, sample('python', 'print(2)', 'run', '3'), /and not what/));
  it('fails if it raises an exception', () =>
    expectFault(runAlone, sample('python', '1 / 0', 'run'), /ZeroDivisionError/));
  it('runs with the standard library only', () =>
    expectFault(runAlone, sample('python', 'import pip', 'run'), /ModuleNotFound/));
});

describe('a JSONata sample', () => {
  const prove = jsonataRunner(
    (name) => JSON.stringify(name === 'numbers' ? { n: [1, 2, 3] } : {}),
    () => createSandbox(document),
  );
  it('passes if it returns what the page shows', async () =>
    expect(await prove(sample('jsonata', '$sum(n)', 'input="numbers"', '6'))).toBeUndefined());
  it('runs on the made-up people if it has no input', async () =>
    expect(
      await prove(sample('jsonata', `$count($LAMP.Participant.list("${MADE_UP_IDS.study}"))`, 'people', '3')),
    ).toBeUndefined());
  it('fails if it returns another value', () =>
    expectFault(prove, sample('jsonata', '$sum(n)', 'input="numbers"', '7'), /returns 6, not what line 12/));
  it('fails if it returns nothing', () =>
    expectFault(prove, sample('jsonata', 'none', 'input="numbers"', '7'), /returns nothing/));
  it('fails if it is not valid JSONata', () =>
    expectFault(prove, sample('jsonata', '$sum(', 'input="numbers"', '6'), /./));
  it('fails if no result follows it', () =>
    expectFault(prove, sample('jsonata', '$sum(n)', 'input="numbers"'), /No fence/));
});

describe('a sample with a schema', () => {
  const prove = schemaRunner({
    Event: {
      type: 'object',
      required: ['timestamp'],
      properties: {
        timestamp: { type: 'integer', format: 'int64' },
        level: { type: 'string', nullable: true },
        parent: { $ref: '#/components/schemas/Event' },
      },
    },
  });
  it('is valid', () =>
    expect(
      prove(sample('json', '{"timestamp": 1, "level": null, "parent": {"timestamp": 2}}', 'schema="Event"')),
    ).toBeUndefined());
  it('is not valid without a required field', () =>
    expectFault(prove, sample('json', '{"level": "a"}', 'schema="Event"'), /required property 'timestamp'/));
  it('is not valid with an error behind a reference', () =>
    expectFault(
      prove,
      sample('json', '{"timestamp": 1, "parent": {"timestamp": "2"}}', 'schema="Event"'),
      /must be integer/,
    ));
  it('must name a schema that exists', () =>
    expectFault(prove, sample('json', '{}', 'schema="Evnt"'), /no schema "Evnt"/));
});
