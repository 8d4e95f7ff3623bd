import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkApi, readApi } from '@/lib/openapi/load';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';

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
  'landing.yaml': 'first_request: x\nguides: []\nrecords: x\nerror_format: x\n',
};
type Change = [file: keyof typeof FILES, from: string | RegExp, to: string];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Writes the valid description with one change. */
function write(...change: Change | []) {
  const [changed, from = '', to = ''] = change;
  for (const [name, text] of Object.entries(FILES)) {
    const other = changed === name ? text.replace(from, to) : text;
    if (changed === name) expect(other).not.toBe(text);
    fs.writeFileSync(path.join(folder, name), other);
  }
}

async function findings(...change: Change | []): Promise<string[]> {
  write(...change);
  const found = await checkApi(folder, 'authors');
  // Only what we decide about: Redocly also recommends servers, tags, and security.
  return found
    .filter(({ rule }) => !/^(no-empty-servers|security-defined|operation-4xx)/.test(rule))
    .map(({ file, line, rule, message }) => `${path.basename(file)}:${line} ${rule} ${message}`);
}

const second = (address: string, id: string, slug: string, name = 'id') => `
  ${address}:
    post:
      operationId: ${id}
      summary: Another
      description: Another.
      x-slug: ${slug}
      x-permission: None.
      x-keywords: [other]
      x-errors: [{ $ref: errors.yaml#/Gone }]
      parameters:
        - { name: ${name}, in: path, required: true, schema: { type: string } }
      responses:
        '200': { description: Done. }
components:`;

describe('a description', () => {
  test('without errors is read, and a schema that contains itself stays a reference', async () => {
    expect(await findings()).toEqual([]);
    fs.writeFileSync(
      path.join(folder, 'openapi.yaml'),
      `${ROOT}servers: [{ url: https://example.net }]\nsecurity: []\n`,
    );
    const { operations, document } = await readApi(folder);
    expect(operations.map(({ slug }) => slug)).toEqual(['make-a-thing']);
    expect(JSON.stringify(document)).toContain('"parent":{"$ref":"#/components/schemas/Thing"}');
  });

  test('with an error stops the build with its position and no bare stack', async () => {
    write('openapi.yaml', 'parts.yaml#/Id', 'parts.yaml#/Ib');
    const error = await readApi(folder).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DiagnosticError);
    expect((error as Error).message).toContain('openapi.yaml:15:11  site/references');
  });

  test('that lacks only what authors should add becomes pages all the same', async () => {
    write('openapi.yaml', / {6}x-keywords: .*\n/, '');
    expect((await readApi(folder)).operations).toHaveLength(1);
  });
});

const errors: [name: string, change: Change, expected: string][] = [
  [
    'a reference that leads nowhere, with what was meant',
    [
      'openapi.yaml',
      "schema:\n                $ref: '#/components/schemas/Thing'",
      "schema:\n                $ref: '#/components/schemas/Thign'",
    ],
    'openapi.yaml:27 site/references The reference #/components/schemas/Thign leads nowhere. Did you mean "#/components/schemas/Thing"?',
  ],
  [
    'a reference to a missing file',
    ['openapi.yaml', 'parts.yaml#/Id', 'part.yaml#/Id'],
    'openapi.yaml:15 site/references The reference part.yaml#/Id leads nowhere.',
  ],
  [
    'a reference out of the project',
    ['openapi.yaml', 'parts.yaml#/Id', 'https://localhost:1/parts.yaml#/Id'],
    'openapi.yaml:15 site/references The reference https://localhost:1/parts.yaml#/Id points outside the project. Move that part into a file in openapi/.',
  ],
  [
    'an operationId used twice',
    ['openapi.yaml', '\ncomponents:', second('/other/{id}', 'Thing.make', 'other')],
    'openapi.yaml:31 operation-operationId-unique Every operation must have a unique `operationId`.',
  ],
  [
    'no operationId',
    ['openapi.yaml', '      operationId: Thing.make\n', ''],
    'openapi.yaml:5 operation-operationId Operation object should contain `operationId` field.',
  ],
  [
    'two operations with one address, whatever the parameter is called',
    ['openapi.yaml', '\ncomponents:', second('/thing/{key}', 'Thing.other', 'other', 'key')],
    'openapi.yaml:29 no-identical-paths The path already exists which differs only by path parameter name(s): `/thing/{id}` and `/thing/{key}`.',
  ],
  [
    'two operations with one page',
    ['openapi.yaml', '\ncomponents:', second('/other/{id}', 'Thing.other', 'make-a-thing')],
    'openapi.yaml:34 site/addresses The address /api/make-a-thing/ is already used by Thing.make.',
  ],
  [
    'the same path twice in one file',
    ['openapi.yaml', '\ncomponents:', second('/thing/{id}', 'Thing.other', 'other')],
    'openapi.yaml:29 openapi-yaml Not valid YAML: Map keys must be unique.',
  ],
  [
    'a parameter without a schema, in its own file',
    ['parts.yaml', '  schema:\n    type: string\n', ''],
    'parts.yaml:1 struct Must contain at least one of the following fields: schema, content.',
  ],
  [
    'a path parameter that is not required',
    ['parts.yaml', '  required: true\n', ''],
    'parts.yaml:2 rule/path-parameter A path parameter is always required. Add "required: true".',
  ],
  [
    'a parameter that is not in the path',
    ['parts.yaml', 'name: id', 'name: idd'],
    'parts.yaml:2 path-parameters-defined Path parameter `idd` is not used in the path `/thing/{id}`.',
  ],
  [
    'no responses',
    ['openapi.yaml', /      responses:[^]*(?=components:)/, ''],
    'openapi.yaml:5 struct The field `responses` must be present on this level.',
  ],
  [
    'a misspelled key',
    ['openapi.yaml', 'description: The thing.', 'descripton: The thing.'],
    'openapi.yaml:23 struct Property `descripton` is not expected here.',
  ],
  [
    'a misspelled key of an operation',
    ['openapi.yaml', 'x-permission: An', 'x-permision: An'],
    'openapi.yaml:10 site/operation-keys An operation has no key "x-permision". Did you mean "x-permission"?',
  ],
  [
    'a schema that consists only of itself',
    ['openapi.yaml', '    Thing:\n', "    Thing:\n      allOf:\n        - $ref: '#/components/schemas/Thing'\n"],
    'openapi.yaml:32 site/endless-schemas This schema includes itself, so it describes nothing. A schema may contain itself as a property or as the items of a list, but not in allOf.',
  ],
  [
    'two references that name only each other',
    [
      'openapi.yaml',
      '    Thing:\n',
      "    One:\n      $ref: '#/components/schemas/Two'\n    Two:\n      $ref: '#/components/schemas/One'\n    Thing:\n",
    ],
    'openapi.yaml:0 openapi-circular Self-referencing circular pointer',
  ],
  [
    'an unknown status',
    ['openapi.yaml', '      x-keywords', '      x-status: depricated\n      x-keywords'],
    'openapi.yaml:11 struct `x-status` can be one of the following only: "ok", "deprecated", "not-implemented".',
  ],
  [
    'a related operation that does not exist',
    ['openapi.yaml', '      x-keywords', '      x-related: [make-a-thin]\n      x-keywords'],
    'openapi.yaml:11 site/addresses No operation has the address /api/make-a-thin/. Did you mean "make-a-thing"?',
  ],
  [
    'no month of the last check',
    ['openapi.yaml', ', x-checked: 2025-12', ''],
    'openapi.yaml:2 rule/checked Every page shows when the description was checked. Add "x-checked" to "info", a month such as 2025-12.',
  ],
  [
    'an error without a part',
    ['errors.yaml', /  fix.*\n/, ''],
    'errors.yaml:1 struct The field `fix` must be present on this level.',
  ],
  [
    'an error that no entry explains',
    ['errors.yaml', /  meaning.*\n/, ''],
    'errors.yaml:2 site/meanings No entry says what the error 404.gone means. Add "meaning", one sentence, to an entry with this code.',
  ],
  ['text that is not YAML', ['parts.yaml', 'name: id', 'name: [id'], 'parts.yaml:3 openapi-yaml Not valid YAML: '],
  [
    'no summary',
    ['openapi.yaml', / {6}summary: .*\n/, ''],
    'openapi.yaml:6 rule/summary The operation has no summary. Add the title',
  ],
  [
    'no description',
    ['openapi.yaml', / {6}description: .*\n/, ''],
    'openapi.yaml:6 rule/description The operation has no description.',
  ],
  ['no address', ['openapi.yaml', / {6}x-slug: .*\n/, ''], 'openapi.yaml:6 rule/x-slug The operation has no x-slug.'],
  [
    'no permission',
    ['openapi.yaml', / {6}x-permission: .*\n/, ''],
    'openapi.yaml:6 rule/x-permission The operation has no x-permission.',
  ],
  [
    'no search keywords',
    ['openapi.yaml', '[create]', '[]'],
    'openapi.yaml:11 rule/x-keywords The operation has no x-keywords.',
  ],
  [
    'no errors',
    ['openapi.yaml', / {6}x-errors:\n.*\n/, ''],
    'openapi.yaml:6 rule/x-errors The operation has no x-errors.',
  ],
  [
    'no example request',
    ['openapi.yaml', / {12}example: .*\n/, ''],
    'openapi.yaml:18 rule/request-example The operation has no example of its request.',
  ],
  [
    'no example response',
    ['openapi.yaml', / {14}example: .*\n/, ''],
    'openapi.yaml:25 rule/response-example The operation has no example of its response.',
  ],
];

test.each(errors)('reported with its line: %s', async (_, change, expected) => {
  expect(await findings(...change)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
});

test('reported for the whole: a description that is not there', async () => {
  fs.rmSync(path.join(folder, 'openapi.yaml'));
  expect(await checkApi(folder)).toMatchObject([{ rule: 'openapi-file', message: 'The file is missing.' }]);
});
