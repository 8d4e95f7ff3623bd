import type { ApiDocument, Schema } from '@/lib/openapi/document';
import { exampleOf, examplesOf } from '@/lib/openapi/example';
import { createResolve } from '@/lib/openapi/resolve';
import { createValidator } from '@/lib/openapi/validator';

const integer = { type: 'integer' };
const Node = { type: 'object', properties: { id: integer, parent: { $ref: '#/Node' } } };
const resolve = createResolve({ Node });

describe('examples', () => {
  test('the given example comes first, then named ones in order, then a generated one', () => {
    const schema = { type: 'string', example: 'made' };
    const examples = { a: { summary: 'A', value: 1 }, b: { value: 2 } };
    expect(examplesOf({ schema, example: 0, examples }, resolve)).toEqual([{ value: 0 }]);
    expect(examplesOf({ schema, examples }, resolve)).toEqual([
      { summary: 'A', value: 1 },
      { summary: undefined, value: 2 },
    ]);
    expect(examplesOf({ schema }, resolve)).toEqual([{ value: 'made' }]);
    expect(examplesOf({}, resolve)).toEqual([]);
  });

  test('null is a value like any other', () => {
    expect(examplesOf({ example: null }, resolve)).toEqual([{ value: null }]);
  });

  test.each<[Schema, unknown]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'email' }, 'user@example.com'],
    [{ type: 'string', format: 'uuid' }, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
    [{ type: 'string', enum: ['x', 'y'] }, 'x'],
    [{ type: 'string', enum: ['x', 'y'], default: 'y' }, 'y'],
    [{}, 'string'],
    [{ properties: { a: { type: 'integer' } } }, { a: 0 }],
    [{ type: 'integer' }, 0],
    [{ type: 'number' }, 0],
    [{ type: 'boolean' }, true],
    [{ type: 'boolean', default: false }, false],
    [{ type: 'array', items: { type: 'integer' } }, [0]],
    [{ type: 'array' }, []],
    [{ properties: { a: integer, old: { type: 'string', deprecated: true } } }, { a: 0 }],
    [{ allOf: [{ properties: { a: integer } }, { properties: { b: integer } }] }, { a: 0, b: 0 }],
    [{ allOf: [{ format: 'email' }] }, 'user@example.com'],
    [{ oneOf: [{ type: 'integer' }, { type: 'string' }] }, 0],
  ])('%j gives %j', (schema, value) => {
    expect(exampleOf(schema, resolve)).toEqual(value);
  });

  test.each(['email', 'date', 'date-time', 'uuid', 'hostname', 'ipv4', 'ipv6', 'uri'])(
    'a generated %s is a valid one',
    (format) => {
      const faults = createValidator({ paths: {} } as ApiDocument, 'response');
      expect(faults({ type: 'string', format }, exampleOf({ type: 'string', format }, resolve))).toEqual([]);
    },
  );

  test('a schema inside itself ends', () => {
    expect(exampleOf({ $ref: '#/Node' }, resolve)).toEqual({ id: 0, parent: {} });
  });
});
