import type { ApiDescription, MaybeRef, Schema } from '@/lib/openapi/description';
import { createValidator } from '@/lib/openapi/validator';

const list: Schema = { type: 'array', nullable: true, items: { type: 'string' } };
const Login: Schema = {
  type: 'object',
  required: ['id', 'secret'],
  properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true }, list },
};
const description = { paths: {}, components: { schemas: { Login } } } as unknown as ApiDescription;
const errors = (schema: MaybeRef<Schema>, value: unknown) => createValidator(description, 'response')(schema, value);
const credential = { $ref: '#/components/schemas/Login' };

test.each<[Schema, good: unknown, bad: unknown, error: RegExp]>([
  [{ type: 'string', nullable: true }, null, 5, /Expected "string", "null"/],
  [{ type: 'integer', minimum: 0, exclusiveMinimum: true }, 1, 0, /^0 is less/],
  [{ type: 'integer', maximum: 9, exclusiveMaximum: true }, 8, 9, /^9 is greater/],
  [{ type: 'integer', maximum: 9, exclusiveMaximum: false }, 9, 10, /^10 is greater/],
  [{ oneOf: [{ type: 'string' }, { maxLength: 3 }] }, 'text', 'yes', /exactly one/],
  [{ anyOf: [{ enum: ['a'] }, { enum: ['b'] }] }, 'b', 'c', /any subschemas/],
  [{ enum: ['a', 'b'] }, 'a', 'c', /any of/],
  [{ type: 'object', additionalProperties: false }, {}, { a: 1 }, /^a: /],
  [{ additionalProperties: { type: 'string' } }, { a: 'b' }, { a: 1 }, /^a: .*string/],
  [{ allOf: [credential, { required: ['id'] }] }, { id: 'a' }, { id: 'a', list: [1] }, /^list\/0: .*string/],
  // What looks like a keyword may be the name of a property, and an example may look like a schema.
  [{ properties: { example: { type: 'string' } }, example: { $id: '%' } }, {}, { example: 1 }, /^example: .*string/],
  // A reference may lead through a schema that accepts null.
  [{ $ref: '#/components/schemas/Login/properties/list/items' } as Schema, 'a', 1, /Expected "string"/],
])('%j accepts %j but not %j', (schema, good, bad, error) => {
  expect(errors(schema, good)).toEqual([]);
  expect(errors(schema, bad).join('\n')).toMatch(new RegExp(error, 'm'));
});

it('a field that only the other side sets is not required', () => {
  expect(errors(credential, { id: 'a' })).toEqual([]);
  expect(errors(credential, { secret: 'a' })).toEqual([expect.stringContaining('"id"')]);
  expect(createValidator(description, 'request')(credential, { secret: 'a' })).toEqual([]);
});

it('nothing is not a value', () => expect(errors({}, undefined)).toEqual(['The value is missing.']));
