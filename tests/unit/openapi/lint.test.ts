import path from 'node:path';
import { FindingError } from '@/lib/findings/finding';
import { checkApi, loadApiFrom } from '@/lib/openapi/load-api';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const ROOT = `openapi: 3.0.3
info: { title: Things, version: 1.0.0, x-checked: 2025-12 }
paths:
  /thing/{id}:
    post:
      operationId: Thing.make
      summary: Make a thing
      description: Makes one.
      x-slug: make-a-thing
      x-permission: An access key.
      x-keywords: [create]
      x-errors:
        - $ref: errors.yaml#/Gone
      parameters:
        - $ref: parts.yaml#/Id
      requestBody:
        content:
          application/json:
            schema: { type: object }
            example: { name: A }
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Thing'
              example: { parent: {} }
components:
  schemas:
    Thing:
      type: object
      properties:
        parent:
          $ref: '#/components/schemas/Thing'
`;
const FILES = {
  'openapi.yaml': ROOT,
  'parts.yaml': 'Id:\n  name: id\n  in: path\n  required: true\n  schema:\n    type: string\n',
  'errors.yaml':
    'Gone:\n  code: 404.gone\n  status: 404\n  meaning: It is gone.\n  cause: Deleted.\n  fix: List them.\n',
  'texts.yaml': 'keywords: { introduction: [], errors: [] }\nintroduction: x\nerror_format: x\n',
};
type Change = [file: keyof typeof FILES, from: string | RegExp, to: string];

const { at, write: writeFiles } = temporaryFolder();

/** Writes the valid description with one change. */
function write(...change: Change | []) {
  const [changed, from = '', to = ''] = change;
  writeFiles(FILES);
  if (!changed) return;
  const text = FILES[changed].replace(from, to);
  expect(text).not.toBe(FILES[changed]);
  writeFiles({ [changed]: text });
}

async function findings(...change: Change | []): Promise<string[]> {
  write(...change);
  const all = await checkApi(at());
  // Only what we decide about: Redocly also recommends servers, tags, and security.
  return all
    .filter(({ rule }) => !/^(no-empty-servers|security-defined|operation-4xx)/.test(rule))
    .map(({ file, line, rule, message }) => `${path.basename(file)}:${line} ${rule} ${message}`);
}

describe('a description', () => {
  it('without errors is read, and a schema that contains itself stays a reference', async () => {
    expect(await findings()).toEqual([]);
    writeFiles({ 'openapi.yaml': `${ROOT}servers: [{ url: https://example.net }]\nsecurity: []\n` });
    const { operations, description } = await loadApiFrom(at());
    expect(operations.map(({ slug }) => slug)).toEqual(['make-a-thing']);
    expect(JSON.stringify(description)).toContain('"parent":{"$ref":"#/components/schemas/Thing"}');
  });

  it('with an error stops the build with its position and no bare stack', async () => {
    write('openapi.yaml', 'parts.yaml#/Id', 'parts.yaml#/Ib');
    const error = await loadApiFrom(at()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(FindingError);
    expect((error as Error).message).toContain('openapi.yaml:15:11  no-unresolved-refs');
  });

  it('that lacks only what authors should add becomes pages all the same', async () => {
    write('openapi.yaml', / {6}x-keywords: .*\n/, '');
    expect((await loadApiFrom(at())).operations).toHaveLength(1);
  });
});

const before = (key: string): [string, string] => ['      x-keywords', `      ${key}\n      x-keywords`];
it.each<[name: string, change: Change, expected: string]>([
  [
    'a misspelled key of an operation',
    ['openapi.yaml', 'x-permission: An', 'x-permision: An'],
    'openapi.yaml:10 rule/operation-keys An operation has no such key. Ours are x-slug, x-aliases, x-keywords, x-permission,',
  ],
  [
    'an unknown status',
    ['openapi.yaml', ...before('x-status: depricated')],
    'openapi.yaml:11 struct `x-status` can be one of the following only: "ok", "deprecated", "not-implemented".',
  ],
  [
    'two references that name only each other',
    [
      'openapi.yaml',
      '    Thing:\n',
      "    One: { $ref: '#/components/schemas/Two' }\n    Two: { $ref: '#/components/schemas/One' }\n    Thing:\n",
    ],
    'openapi.yaml:0 openapi-circular Self-referencing circular pointer',
  ],
  [
    'no month of the last check',
    ['openapi.yaml', ', x-checked: 2025-12', ''],
    'openapi.yaml:2 rule/checked Every page shows when the description was checked. Add "x-checked" to "info", a month such as 2025-12.',
  ],
  ['text that is not YAML', ['parts.yaml', 'name: id', 'name: [id'], 'parts.yaml:3 openapi-yaml Not valid YAML: '],
])('reported with its line: %s', async (_, change, expected) => {
  expect(await findings(...change)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
});

test.each<[missing: string, line: number, from: string | RegExp, to?: string]>([
  ['summary', 6, / {6}summary: .*\n/],
  ['description', 6, / {6}description: .*\n/],
  ['x-slug', 6, / {6}x-slug: .*\n/],
  ['x-permission', 6, / {6}x-permission: .*\n/],
  ['x-keywords', 11, '[create]', '[]'],
  ['x-errors', 6, / {6}x-errors:\n.*\n/],
  ['request-example', 18, / {12}example: .*\n/],
  ['response-example', 25, / {14}example: .*\n/],
])('an operation needs its %s', async (missing, line, from, to = '') => {
  const said = `openapi.yaml:${line} rule/${missing} The operation has no ${missing.replace(/(.*)-example/, 'example of its $1')}.`;
  expect(await findings('openapi.yaml', from, to)).toEqual([expect.stringContaining(said)]);
});

it("the linter's rules for operations and examples are on", async () => {
  expect((await findings('openapi.yaml', '      operationId: Thing.make\n', '')).join()).toContain('operationId');
  expect((await findings('openapi.yaml', 'example: { name: A }', 'example: 5')).join()).toContain('invalid-media-type');
});

it('reported for the whole: a description that is not there', async () => {
  expect(await checkApi(at())).toMatchObject([{ rule: 'openapi-file', message: 'The file is missing.' }]);
});
