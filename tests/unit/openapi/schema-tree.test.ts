import type { MaybeRef, Schema } from '@/lib/openapi/document';
import { createResolve } from '@/lib/openapi/resolve';
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

  test('the sender need not provide fields that the server sets', () => {
    expect(outline(tree(ref('Node'), 'request'))[1]).toBe('  id: string');
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
    expect(outline(schema)).toEqual([
      '-: object or object[]',
      '  -: object',
      '    name: string!',
      '  -: object[]',
      '    name: string!',
    ]);
  });

  test('nullable, read-only, and write-only are marked', () => {
    const node = tree({ type: 'string', nullable: true, readOnly: true, writeOnly: true, deprecated: true });
    expect(node.flags).toEqual(['nullable', 'read-only', 'write-only', 'deprecated']);
  });

  test('values under any key have a row', () => {
    const node = tree({ type: 'object', additionalProperties: { type: 'integer' } });
    expect(outline(node)).toEqual(['-: object', '  (any key): integer']);
  });

  test('a reference to itself is rejected, not followed forever', () => {
    const loop = createResolve({ a: { $ref: '#/b' }, b: { $ref: '#/a' } });
    expect(() => loop({ $ref: '#/a' })).toThrow('The reference #/a leads back to itself.');
  });
});
