import type { MaybeRef, Schema } from '@/lib/openapi/document';
import { createResolve, refName } from '@/lib/openapi/resolve';
import { schemaTree, type SchemaNode } from '@/lib/openapi/schema-tree';

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
    properties: {
      id: { type: 'string', readOnly: true },
      secret: { type: 'string', writeOnly: true },
      label: { type: 'string' },
    },
  },
  Named: { type: 'object', required: ['name'], properties: { name: { type: 'string', default: '' } } },
  Leaf: {
    title: 'Leaf schema',
    type: 'object',
    'x-leaf': true,
    externalDocs: { url: 'https://example.org/leaf' },
    properties: { huge: { type: 'string' } },
  },
};
const resolve = createResolve({ components: { schemas } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const tree = (schema: MaybeRef<Schema>, purpose: 'request' | 'response' = 'response') =>
  schemaTree(schema, { resolve, purpose });

/** Every row as `name: type`, indented. */
const outline = (node: SchemaNode, depth = 0): string[] => [
  `${'  '.repeat(depth)}${node.name || '-'}: ${node.type}${node.required ? '!' : ''}`,
  ...node.children.flatMap((child) => outline(child, depth + 1)),
  ...(node.choice?.options.flatMap((option) => outline(option, depth + 1)) ?? []),
];

describe('schema trees', () => {
  test('a schema that contains itself is cut where it repeats', () => {
    const node = tree(ref('Node'));
    expect(outline(node)).toEqual([
      '-: object',
      '  id: string!',
      '  parent: Node (circular)',
      '  children: Node (circular)[]',
    ]);
    expect(node.children.map(({ circular }) => circular)).toEqual([undefined, 'Node', 'Node']);
  });

  test('a request has no fields that only the server sets, and a response none that only the sender knows', () => {
    const fields = (purpose: 'request' | 'response') => tree(ref('Keys'), purpose).children.map(({ name }) => name);
    expect(fields('request')).toEqual(['secret', 'label']);
    expect(fields('response')).toEqual(['id', 'label']);
  });

  test('the parts of allOf form one list of fields', () => {
    const node = tree({ allOf: [ref('Named'), { type: 'object', properties: { age: { type: 'integer' } } }] });
    expect(outline(node)).toEqual(['-: object', '  name: string!', '  age: integer']);
    expect(node.children[0]?.default).toBe('');
  });

  test('a leaf hides its fields and links to their explanation', () => {
    const node = tree({ type: 'object', properties: { settings: { allOf: [ref('Leaf')], description: 'Shape.' } } });
    expect(outline(node)).toEqual(['-: object', '  settings: Leaf schema']);
    expect(node.children[0]).toMatchObject({ docs: 'https://example.org/leaf', description: 'Shape.' });
  });

  test('choices are shown if they say more than the type name', () => {
    const plain = tree({ oneOf: [{ type: 'string' }, { type: 'number' }] });
    expect(plain.choice).toBeUndefined();
    const schema = tree({ oneOf: [ref('Named'), { type: 'array', items: ref('Named'), title: 'List' }] });
    expect(schema.choice?.of).toBe('one of');
    expect(outline(schema)).toEqual(['-: object or object[]', '  -: object', '    name: string!', '  -: object[]']);
    expect(schema.choice?.options.map(({ circular }) => circular)).toEqual([undefined, 'Named']);
  });

  test('any choice that says more than its name brings all of them', () => {
    const choice = (...options: Schema[]) => tree({ anyOf: [{ type: 'integer' }, ...options] }).choice;
    expect(choice({ type: 'string' })).toBeUndefined();
    expect(choice({ type: 'string', maxLength: 5 })).toMatchObject({ of: 'any of', options: [{}, {}] });
    expect(choice({ type: 'string', description: 'Words.' })?.options).toHaveLength(2);
    expect(choice({ type: 'string', title: 'Name' })?.options).toHaveLength(2);
    expect(choice({ oneOf: [ref('Named')] } as Schema)?.options).toHaveLength(2);
  });

  test('a list has the fields, the title, and the known values of its items', () => {
    const item: Schema = { title: 'Entry', type: 'object', properties: { a: { type: 'string' } } };
    expect(tree({ type: 'array', items: item }).title).toBe('Entry');
    expect(tree({ type: 'array', items: item, title: 'Entries' }).title).toBe('Entries');
    expect(outline(tree({ type: 'array', items: { type: 'array', items: item } }))).toEqual([
      '-: object[][]',
      '  a: string',
    ]);
    const known = ['steps', 'sleep'];
    expect(tree({ type: 'string', 'x-known-values': known }).known).toEqual(known);
    expect(tree({ type: 'array', items: { type: 'string', 'x-known-values': known } }).known).toEqual(known);
  });

  test('a list of leaves hides their fields and links to their explanation', () => {
    const node = tree({ type: 'array', items: ref('Leaf') });
    expect(outline(node)).toEqual(['-: Leaf schema[]']);
    expect(node.docs).toBe('https://example.org/leaf');
  });

  test('a list within the schema of its own items is cut', () => {
    expect(outline(tree({ type: 'array', items: ref('Node') }))).toEqual([
      '-: object[]',
      '  id: string!',
      '  parent: Node (circular)',
      '  children: Node (circular)[]',
    ]);
  });

  test('a title is shown unless the type already says it', () => {
    expect(tree({ type: 'object', title: 'Study' })).toMatchObject({ type: 'object', title: 'Study' });
    const any = tree({ title: 'Any JSON' });
    expect([any.type, any.title]).toEqual(['Any JSON', undefined]);
  });

  test('a single value is an example of a field; an object is not, because its fields have their own', () => {
    expect(tree({ type: 'integer', example: 5 }).example).toBe('5');
    expect(tree({ type: 'string', nullable: true, example: null }).example).toBe('null');
    expect(tree({ type: 'object', example: { a: 1 } }).example).toBeUndefined();
    expect(tree({ type: 'integer', default: 5 }).default).toBe('5');
    expect(tree({ type: 'integer' })).not.toHaveProperty('default');
    expect(tree({ type: 'integer' })).not.toHaveProperty('example');
  });

  test('in merged parts, the last word counts', () => {
    const merged = tree({
      allOf: [
        { type: 'string', description: 'Part.', maxLength: 5 },
        { description: 'Later part.', title: 'Part' },
      ],
      title: 'Own',
    });
    expect(merged).toMatchObject({ description: 'Later part.', title: 'Own', possible: ['length ≤ 5'] });
  });

  test('each mark stands for itself', () => {
    const flags = (schema: Schema) => tree(schema).flags;
    expect(flags({ type: 'string' })).toEqual([]);
    expect(flags({ type: 'string', nullable: true })).toEqual(['nullable']);
    expect(flags({ type: 'string', deprecated: true })).toEqual(['deprecated']);
    expect(flags({ type: 'array', items: {}, uniqueItems: true })).toEqual(['no duplicates']);
  });

  test('values under any key have a row', () => {
    const node = tree({ type: 'object', additionalProperties: { type: 'integer' } });
    expect(outline(node)).toEqual(['-: object', '  (any key): integer']);
  });

  test('a reference is followed with its escapes, into lists, too', () => {
    const follow = createResolve({ paths: { '/a{id}': { '~': [{ type: 'string' }] } }, none: null });
    expect(follow({ $ref: '#/paths/~1a%7Bid%7D/~0/0' })).toEqual({ type: 'string' });
    expect(refName('#/components/schemas/A~1B')).toBe('A/B');
  });

  test.each(['#/components/schemas/None', '#/none/deeper', '#/text/length'])('%s leads nowhere', (address) => {
    const follow = createResolve({ components: { schemas }, none: null, text: 'abc' });
    expect(() => follow({ $ref: address })).toThrow(`The reference ${address} leads nowhere.`);
  });

  test('a reference to itself is rejected, not followed forever', () => {
    const loop = createResolve({ a: { $ref: '#/b' }, b: { $ref: '#/a' } });
    expect(() => loop({ $ref: '#/a' })).toThrow('The reference #/a leads back to itself.');
  });
});
