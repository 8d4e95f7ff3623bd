import type { LinePiece } from '@/lib/openapi/constraints';
import type { MaybeRef, Schema } from '@/lib/openapi/description';
import { createResolve, refName } from '@/lib/openapi/resolve';
import { schemaTree, type SchemaNode } from '@/lib/openapi/schema-tree';

const string: Schema = { type: 'string' };
const schemas: Record<string, Schema> = {
  Node: {
    title: 'Node',
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', readOnly: true },
      parent: { $ref: '#/components/schemas/Node' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
  },
  Keys: {
    type: 'object',
    properties: { id: { ...string, readOnly: true }, secret: { ...string, writeOnly: true }, label: string },
  },
  Named: { type: 'object', required: ['name'], properties: { name: { type: 'string', default: '' } } },
  Leaf: {
    title: 'Leaf schema',
    type: 'object',
    'x-leaf': true,
    externalDocs: { url: 'https://example.org/leaf' },
    properties: { huge: string },
  },
};
const resolve = createResolve({ components: { schemas } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (items: MaybeRef<Schema>, own: Schema = {}): Schema => ({ ...own, type: 'array', items });
const tree = (schema: MaybeRef<Schema>, side: 'request' | 'response' = 'response') =>
  schemaTree(schema, { resolve, side });

/** Every row as `name: type`, indented. */
const outline = (node: SchemaNode, depth = 0): string[] => [
  `${'  '.repeat(depth)}${node.name || '-'}: ${node.type}${node.required ? '!' : ''}`,
  ...node.children.flatMap((child) => outline(child, depth + 1)),
  ...(node.choice?.options.flatMap((option) => outline(option, depth + 1)) ?? []),
];
const CUT = ['  id: string!', '  parent: Node (circular)', '  children: Node (circular)[]'];

test.each<[what: string, schema: MaybeRef<Schema>, rows: string[]]>([
  ['a schema that contains itself is cut where it repeats', ref('Node'), ['-: object', ...CUT]],
  ['a list is cut within the schema of its own items', list(ref('Node')), ['-: object[]', ...CUT]],
  [
    'the parts of allOf form one list of fields',
    { allOf: [ref('Named'), { type: 'object', properties: { age: { type: 'integer' } } }] },
    ['-: object', '  name: string!', '  age: integer'],
  ],
  [
    'a leaf hides its fields, also behind allOf',
    { type: 'object', properties: { a: ref('Leaf'), b: { allOf: [ref('Leaf')], description: 'Shape.' } } },
    ['-: object', '  a: Leaf schema', '  b: Leaf schema'],
  ],
  ['a list of leaves hides their fields', list(ref('Leaf')), ['-: Leaf schema[]']],
  ['a list of lists has the fields of its items', list(list(ref('Named'))), ['-: object[][]', '  name: string!']],
  [
    'values under any key have a row',
    { type: 'object', additionalProperties: { type: 'integer' } },
    ['-: object', '  (any key): integer'],
  ],
  [
    'what a choice has listed is not listed again in a later one',
    { oneOf: [ref('Named'), list(ref('Named'))] },
    ['-: object or object[]', '  -: object', '    name: string!', '  -: object[]'],
  ],
])('%s', (_, schema, rows) => expect(outline(tree(schema))).toEqual(rows));

test.each<[what: string, schema: MaybeRef<Schema>, type: string]>([
  ['a format takes precedence over the type', { type: 'integer', format: 'int64' }, 'int64'],
  ['an object is "object", whatever its title', { type: 'object', title: 'Study' }, 'object'],
  ['a list of strings', list(string), 'string[]'],
  ['a list of references', list(ref('Node')), 'object[]'],
  ['choices', { oneOf: [{ type: 'object' }, list({})] }, 'object or any[]'],
  ['choices in a list', list({ anyOf: [string, { type: 'number' }] }), '(string or number)[]'],
  ['choices of one kind', { oneOf: [{ type: 'string', maxLength: 1 }, string] }, 'string'],
  ['choices with a title', { title: 'ID', oneOf: [string, { type: 'number' }] }, 'ID'],
  ['a type wins over choices', { type: 'object', oneOf: [string, ref('Node')] }, 'object'],
  ['a type wins over a title', { type: 'string', title: 'Name' }, 'string'],
  ['a title without a type', { title: 'Any JSON' }, 'Any JSON'],
  ['only null', { type: 'object', nullable: true, enum: [null] }, 'null'],
  ['an object with one value that is not null', { type: 'object', enum: [{}] }, 'object'],
  ['an empty schema', {}, 'any'],
])('the type is named: %s', (_, schema, type) => expect(tree(schema).type).toBe(type));

it('a row names the schema that it repeats, or where to find its details', () => {
  expect(tree(ref('Node')).children.map(({ circular }) => circular)).toEqual([undefined, 'Node', 'Node']);
  const choice = tree({ oneOf: [ref('Named'), list(ref('Named'))] }).choice;
  expect(choice?.options.map(({ circular }) => circular)).toEqual([undefined, 'Named']);
  const [leaf] = tree({ properties: { settings: { allOf: [ref('Leaf')], description: 'Shape.' } } }).children;
  expect(leaf).toMatchObject({ href: 'https://example.org/leaf', description: 'Shape.' });
  expect(tree(list(ref('Leaf'))).href).toBe('https://example.org/leaf');
});

it('a request has no fields that only the server sets, and a response none that only the sender knows', () => {
  const fields = (side: 'request' | 'response') => tree(ref('Keys'), side).children.map(({ name }) => name);
  expect(fields('request')).toEqual(['secret', 'label']);
  expect(fields('response')).toEqual(['id', 'label']);
});

test.each<[saysMore: boolean, ...options: Schema[]]>([
  [false, string],
  [true, { type: 'string', maxLength: 5 }],
  [true, { type: 'string', description: 'Words.' }],
  [true, { type: 'string', title: 'Name' }],
  [true, { oneOf: [ref('Named')] }],
])('choices are shown if one of them says more than its type: %s for %j', (saysMore, ...options) => {
  const { choice } = tree({ anyOf: [{ type: 'integer' }, ...options] });
  expect([choice?.of, choice?.options.length]).toEqual(saysMore ? ['any of', 2] : [undefined, undefined]);
});

const item: Schema = { title: 'Entry', type: 'object' };
const known = ['steps', 'sleep'];
test.each<[what: string, schema: Schema, node: Partial<SchemaNode>]>([
  ['a title, unless the type already says it', { type: 'object', title: 'Study' }, { title: 'Study' }],
  ['the title of the items', list(item), { title: 'Entry' }],
  ['the title of the list, if it has one', list(item, { title: 'Entries' }), { title: 'Entries' }],
  ['known values', { type: 'string', 'x-known-values': known }, { known }],
  ['known values of the items', list({ type: 'string', 'x-known-values': known }), { known }],
  ['the default', { type: 'integer', default: 5 }, { default: '5' }],
  ['a mark for what may be null', { type: 'string', nullable: true }, { flags: ['nullable'] }],
  ['no marks without a reason', string, { flags: [] }],
  ['a mark for what is deprecated', { type: 'string', deprecated: true }, { flags: ['deprecated'] }],
  ['a mark for unique items', list({}, { uniqueItems: true }), { flags: ['no duplicates'] }],
  [
    'of merged parts, the last word',
    { allOf: [{ type: 'string', description: 'Part.', maxLength: 5 }, { description: 'Later part.' }], title: 'Own' },
    { description: 'Later part.', title: 'Own', possible: ['length ≤ 5'] },
  ],
])('a row shows %s', (_, schema, node) => expect(tree(schema)).toMatchObject(node));

it('a row shows nothing that the type or the fields say anyway', () => {
  expect(tree({ type: 'integer' })).not.toHaveProperty('default');
  expect(tree({ title: 'Any JSON' })).not.toHaveProperty('title');
});

test.each<[Schema, string]>([
  [{ type: 'string' }, ''],
  [{ type: 'string', minLength: 1 }, '1 ≤ length'],
  [{ type: 'string', minLength: 1, maxLength: 50 }, '1 ≤ length ≤ 50'],
  [{ type: 'string', maxLength: 50 }, 'length ≤ 50'],
  [{ type: 'integer', minimum: 0, maximum: 10 }, '0 ≤ value ≤ 10'],
  [{ type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: true }, '0 < value < 1'],
  [{ type: 'string', pattern: '^U[0-9]{10}$' }, 'Value must match regular expression <^U[0-9]{10}$>'],
  [{ type: 'string', minLength: 1, enum: ['learn', 'assess'] }, '1 ≤ length, [<learn>, <assess>]'],
  [{ type: 'object', enum: [null] }, '[<null>]'],
  [list({ type: 'string', enum: ['x'] }, { maxItems: 1 }), 'items ≤ 1, [<x>]'],
  [{ type: 'integer', minimum: -(2 ** 31 - 1), maximum: 2 ** 31 - 1 }, ''],
])('the possible values of %j read %j', (schema, text) => {
  const shown = ({ possible }: SchemaNode) =>
    possible.map((part: LinePiece) => (typeof part === 'string' ? part : `<${part.code}>`)).join('');
  expect(shown(tree(schema))).toBe(text);
});

describe('a reference', () => {
  it('is followed with its escapes, into lists, too', () => {
    const follow = createResolve({ paths: { '/a{id}': { '~': [string] } }, none: null });
    expect(follow({ $ref: '#/paths/~1a%7Bid%7D/~0/0' })).toEqual(string);
    expect(refName('#/components/schemas/A~1B')).toBe('A/B');
  });

  it.each(['#/components/schemas/None', '#/none/deeper', '#/text/length'])('leads nowhere: %s', (address) => {
    const follow = createResolve({ components: { schemas }, none: null, text: 'abc' });
    expect(() => follow({ $ref: address })).toThrow(`The reference ${address} leads nowhere.`);
  });

  it('to itself is rejected, not followed forever', () => {
    const loop = createResolve({ a: { $ref: '#/b' }, b: { $ref: '#/a' } });
    expect(() => loop({ $ref: '#/a' })).toThrow('The reference #/a leads back to itself.');
  });
});
