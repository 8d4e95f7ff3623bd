import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDescription } from '@/lib/openapi/check-description';
import { checkLinks } from '@/lib/openapi/check-links';
import { parseLanding } from '@/lib/openapi/landing';
import { checkApi, readApi } from '@/lib/openapi/load';
import { Sources } from '@/lib/openapi/sources';
import { formatDiagnostic, DiagnosticError } from '@/lib/diagnostics/diagnostic';

const GOOD = `openapi: 3.0.3
info: { title: Things, version: 1.0.0, x-checked: 2025-12 }
paths:
  /thing/{id}:
    get:
      operationId: Thing.get
      summary: View a thing
      parameters:
        - $ref: parts.yaml#/Id
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Thing'
components:
  schemas:
    Thing:
      type: object
      properties:
        parent:
          $ref: '#/components/schemas/Thing'
`;
const PARTS = `Id:
  name: id
  in: path
  required: true
  schema:
    type: string
`;

/** The findings for the valid description with one change. */
function findings(change: { root?: [string, string]; parts?: [string, string] }): string[] {
  const swap = (text: string, [from, to]: [string, string] = ['', '']) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };
  const files = [
    { name: 'openapi/openapi.yaml', text: swap(GOOD, change.root) },
    { name: 'openapi/parts.yaml', text: swap(PARTS, change.parts) },
  ];
  return checkDescription(new Sources(files), 'openapi/openapi.yaml').map(formatDiagnostic);
}

const second = (pathname: string, id: string, parameter = 'id') => `
  ${pathname}:
    get:
      operationId: ${id}
      summary: Another
      parameters:
        - { name: ${parameter}, in: path, required: true, schema: { type: string } }
      responses:
        '200': { description: Done. }
components:`;

describe('a description with an error', () => {
  test('is distinguished from a valid one, in which a schema may contain itself', () => {
    expect(findings({})).toEqual([]);
  });

  test('dangling reference: file, line, and what was meant', () => {
    expect(
      findings({
        root: [
          "schema:\n                $ref: '#/components/schemas/Thing'",
          "schema:\n                $ref: '#/components/schemas/Thign'",
        ],
      }),
    ).toEqual([
      'openapi/openapi.yaml:16:17  openapi-ref  The reference #/components/schemas/Thign leads nowhere: openapi/openapi.yaml has no "Thign" there. Did you mean "Thing"?',
    ]);
  });

  test('reference to a missing file', () => {
    expect(findings({ root: ['parts.yaml#/Id', 'part.yaml#/Id'] })).toEqual([
      'openapi/openapi.yaml:9:11  openapi-ref  The reference part.yaml#/Id names a file that does not exist (openapi/part.yaml). Did you mean "openapi/parts.yaml"?',
    ]);
  });

  test('reference out of the project', () => {
    expect(findings({ root: ['parts.yaml#/Id', 'https://example.org/parts.yaml#/Id'] })).toEqual([
      'openapi/openapi.yaml:9:11  openapi-ref  The reference https://example.org/parts.yaml#/Id points outside the project. Move that part into a file in openapi/.',
    ]);
  });

  test('duplicate operationId: both positions', () => {
    expect(findings({ root: ['\ncomponents:', second('/other/{id}', 'Thing.get')] })).toEqual([
      'openapi/openapi.yaml:19:7  openapi-operation-id  The operationId "Thing.get" of GET /other/{id} is already used by GET /thing/{id} (openapi/openapi.yaml:5). Give each operation its own ID.',
    ]);
  });

  test('no operationId', () => {
    expect(findings({ root: ['      operationId: Thing.get\n', ''] })[0]).toBe(
      'openapi/openapi.yaml:5:5  openapi-operation-id  GET /thing/{id} has no operationId. Add one, such as Study.get.',
    );
  });

  test('two operations with one address, whatever the parameter is called', () => {
    expect(findings({ root: ['\ncomponents:', second('/thing/{key}', 'Thing.other', 'key')] })).toEqual([
      'openapi/openapi.yaml:18:5  openapi-address  GET /thing/{key} has the same address as GET /thing/{id} (openapi/openapi.yaml:5): parameter names do not make paths different. Change the path, or combine the operations.',
    ]);
  });

  test('the same path twice in one file', () => {
    const [first] = findings({ root: ['\ncomponents:', second('/thing/{id}', 'Thing.other')] });
    expect(first).toContain('openapi/openapi.yaml:17:3  openapi-yaml  Not valid YAML: Map keys must be unique');
    expect(first).toContain('Two entries have this name. Combine them, or rename one.');
  });

  test('parameter without a schema, in its own file', () => {
    expect(findings({ parts: ['  schema:\n    type: string\n', ''] })).toEqual([
      'openapi/parts.yaml:1:1  openapi-parameter  The parameter "id" of GET /thing/{id} has no schema. Add "schema" with at least a "type".',
    ]);
  });

  test('parameter missing from the path, and one missing from the parameters', () => {
    expect(findings({ parts: ['name: id', 'name: idd'] })).toEqual([
      'openapi/parts.yaml:1:1  openapi-parameter  The path parameter "idd" does not appear in the path of GET /thing/{id}. Did you mean "id"?',
      'openapi/openapi.yaml:5:5  openapi-parameter  The path of GET /thing/{id} has {id}, but no parameter describes it. Did you mean "idd"?',
    ]);
  });

  test('schema that consists only of itself', () => {
    const found = findings({
      root: [
        '    Thing:\n      type: object',
        "    Thing:\n      allOf:\n        - $ref: '#/components/schemas/Thing'\n      type: object",
      ],
    });
    expect(found).toEqual([
      'openapi/openapi.yaml:21:11  openapi-circular  This schema includes itself, so it describes nothing. A schema may contain itself as a property or as the items of a list, but not as a whole or in allOf.',
    ]);
  });

  test('two references that point at each other', () => {
    const found = findings({
      root: [
        '    Thing:\n      type: object',
        "    One:\n      $ref: '#/components/schemas/Two'\n    Two:\n      $ref: '#/components/schemas/One'\n    Thing:\n      type: object",
      ],
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('openapi-circular');
  });

  test('unknown status, and a related operation that does not exist', () => {
    expect(
      findings({ root: ['      summary: View a thing', '      summary: View a thing\n      x-status: depricated'] }),
    ).toEqual([
      'openapi/openapi.yaml:8:7  openapi-operation  The x-status "depricated" is unknown; it must be one of ok, deprecated, not-implemented. Did you mean "deprecated"?',
    ]);
    expect(
      findings({
        root: ['      summary: View a thing', '      summary: View a thing\n      x-related: [view-a-thin]'],
      }),
    ).toEqual([
      'openapi/openapi.yaml:8:19  openapi-related  No operation has the address /api/view-a-thin/. Did you mean "view-a-thing"?',
    ]);
  });

  test('text that is not YAML', () => {
    expect(findings({ parts: ['name: id', 'name: [id'] })[0]).toMatch(
      /^openapi\/parts\.yaml:\d+:\d+ {2}openapi-yaml {2}Not valid YAML/,
    );
  });
});

const LANDING = `first_request: x
guides:
  - { href: /a/, title: A, text: x, anchors: [a] }
records: x
error_format: x
`;

describe('from disk', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const write = (root: string, landing = LANDING) => {
    fs.writeFileSync(path.join(folder, 'openapi.yaml'), root);
    fs.writeFileSync(path.join(folder, 'parts.yaml'), PARTS);
    fs.writeFileSync(path.join(folder, 'landing.yaml'), landing);
  };

  test('a valid description is read, and its cycle stays a reference', async () => {
    write(GOOD);
    const { operations, document } = await readApi(folder);
    expect(operations.map(({ slug }) => slug)).toEqual(['view-a-thing']);
    expect(JSON.stringify(document)).toContain('"parent":{"$ref":"#/components/schemas/Thing"}');
    expect(await checkApi(folder)).toEqual([]);
  });

  test('an error stops the build with its position and no bare stack', async () => {
    write(GOOD.replace('parts.yaml#/Id', 'parts.yaml#/Ib'));
    const error = await readApi(folder).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DiagnosticError);
    expect((error as Error).message).toContain('openapi.yaml:9:11  openapi-ref');
  });

  test('anything else that the standard forbids is reported too', async () => {
    write(GOOD.replace('description: The thing.', 'descripton: The thing.'));
    const problems = await checkApi(folder);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatchObject({ rule: 'openapi-standard', severity: 'error' });
  });
});

describe('texts of the introduction', () => {
  const messages = (text: string) => {
    try {
      parseLanding(text, 'landing.yaml');
      return [];
    } catch (error) {
      return (error as DiagnosticError).problems.map(formatDiagnostic);
    }
  };

  test('are four, each with its own key', () => {
    expect(messages(LANDING)).toEqual([]);
    expect(messages(LANDING.replace('records: x\n', ''))[0]).toMatch(/openapi-landing {2}.*"records"/);
  });

  test('an error has its line', () => {
    expect(messages(LANDING.replace('anchors: [a]', 'anchors: [B b]'))).toEqual([
      'landing.yaml:3:47  openapi-landing  "guides[0].anchors[0]": must be lowercase words joined with hyphens.',
    ]);
    expect(messages('first_request: "x')[0]).toMatch(/^landing\.yaml:\d+:\d+ {2}openapi-landing {2}Not valid YAML/);
  });

  test('links that lead nowhere have their line', () => {
    const text =
      'a: See [x](/data/#part).\nb: See [y](/dota/) and [z](#erors) and [w](https://example.org).\n  - href: /nowhere/\n';
    const known = { addresses: new Set(['/data']), anchors: new Set(['errors']) };
    expect(checkLinks([{ name: 'openapi/x.yaml', text }], known).map(formatDiagnostic)).toEqual([
      'openapi/x.yaml:2  openapi-link  There is no page at "/dota/". Did you mean "/data"?',
      'openapi/x.yaml:2  openapi-link  The introduction has no section #erors. Did you mean "errors"?',
      'openapi/x.yaml:3  openapi-link  There is no page at "/nowhere/".',
    ]);
  });
});
