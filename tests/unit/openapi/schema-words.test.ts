import type { MaybeRef, Schema } from '@/lib/openapi/document';
import { constraints, type Part } from '@/lib/openapi/constraints';
import { createResolve } from '@/lib/openapi/resolve';
import { typeName } from '@/lib/openapi/schema-tree';

const document = {
  components: {
    schemas: {
      Node: {
        title: 'Node',
        type: 'object',
        properties: { next: { $ref: '#/components/schemas/Node' } },
      },
      Leaf: { title: 'Leaf schema', type: 'object', 'x-leaf': true },
    },
  },
};
const resolve = createResolve(document);
const node = { $ref: '#/components/schemas/Node' };
const leaf = { $ref: '#/components/schemas/Leaf' };

describe('type names', () => {
  test.each<[string, MaybeRef<Schema>, string]>([
    ['a string', { type: 'string' }, 'string'],
    ['a format takes precedence over the type', { type: 'integer', format: 'int64' }, 'int64'],
    ['an object is "object", whatever its title', { type: 'object', title: 'Study' }, 'object'],
    ['an object may use its XML name', { type: 'object', xml: { name: 'study' } }, 'study'],
    ['a list of strings', { type: 'array', items: { type: 'string' } }, 'string[]'],
    ['a list of lists', { type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'number[][]'],
    ['a list of references', { type: 'array', items: node }, 'object[]'],
    ['parts merged with allOf', { allOf: [node, { type: 'object' }] }, 'object'],
    ['choices', { oneOf: [{ type: 'object' }, { type: 'array', items: {} }] }, 'object or any[]'],
    [
      'choices in a list',
      { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
      '(string or number)[]',
    ],
    ['only null', { type: 'object', nullable: true, enum: [null] }, 'null'],
    ['an empty schema', {}, 'any'],
    ['a title without a type', { title: 'Any JSON' }, 'Any JSON'],
    ['a type wins over a title', { type: 'string', title: 'Name' }, 'string'],
    ['a type wins over choices', { type: 'object', oneOf: [{ type: 'string' }, node] }, 'object'],
    ['choices of one kind', { oneOf: [{ type: 'string', maxLength: 1 }, { type: 'string' }] }, 'string'],
    ['an object with one value that is not null', { type: 'object', enum: [{}] }, 'object'],
  ])('%s', (_, schema, name) => {
    expect(typeName(schema, resolve)).toBe(name);
  });

  test('a schema inside itself is marked', () => {
    expect(typeName(node, resolve, ['#/components/schemas/Node'])).toBe('Node (circular)');
  });

  test('a leaf goes by its title, also behind allOf and in lists', () => {
    expect(typeName(leaf, resolve, ['#'])).toBe('Leaf schema');
    expect(typeName({ allOf: [leaf], description: 'Own words.' }, resolve)).toBe('Leaf schema');
    expect(typeName({ type: 'array', items: leaf }, resolve)).toBe('Leaf schema[]');
  });
});

describe('possible values', () => {
  const words = (parts: Part[]) => parts.map((part) => (typeof part === 'string' ? part : `<${part.code}>`)).join('');

  test.each<[Schema, string]>([
    [{ type: 'string' }, ''],
    [{ type: 'string', minLength: 1 }, '1 ≤ length'],
    [{ type: 'string', minLength: 1, maxLength: 50 }, '1 ≤ length ≤ 50'],
    [{ type: 'string', maxLength: 50 }, 'length ≤ 50'],
    [{ type: 'integer', minimum: 0, maximum: 10 }, '0 ≤ value ≤ 10'],
    [{ type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: true }, '0 < value < 1'],
    [{ type: 'string', pattern: '^U[0-9]{10}$' }, 'Value must match regular expression <^U[0-9]{10}$>'],
    [{ type: 'string', enum: ['learn', 'assess'] }, '[<learn>, <assess>]'],
    [{ type: 'string', minLength: 1, enum: ['a'] }, '1 ≤ length, [<a>]'],
    [{ type: 'object', enum: [null] }, '[<null>]'],
    [{ type: 'array', maxItems: 1 }, 'items ≤ 1'],
  ])('%j reads %j', (schema, text) => {
    expect(words(constraints(schema))).toBe(text);
  });

  test('a list shows the values of its items', () => {
    expect(words(constraints({ type: 'array', items: {} }, { type: 'string', enum: ['x'] }))).toBe('[<x>]');
  });
});
