/** Part of a schema of OpenAPI 3.0. */
export type OpenApiSchema = { [keyword: string]: unknown };

const ONE = new Set(['items', 'not', 'additionalProperties']);
const MANY = new Set(['allOf', 'anyOf', 'oneOf']);
const NAMED = new Set(['properties', 'patternProperties']);
/** What OpenAPI says besides; JSON Schema gives these words no meaning or another one. */
const LEFT_OUT = new Set(['nullable', 'example', 'discriminator', 'xml', 'externalDocs', 'deprecated']);

const isSchema = (value: unknown): value is OpenApiSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema of OpenAPI 3.0 as JSON Schema: `nullable` becomes the type `null`, and `exclusiveMinimum: true` a number.
 * References stay as they are.
 */
export function toJsonSchema(schema: OpenApiSchema): OpenApiSchema {
  if (schema.$ref !== undefined) return { $ref: schema.$ref };
  const result: OpenApiSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (LEFT_OUT.has(keyword)) continue;
    if (ONE.has(keyword) && isSchema(value)) result[keyword] = toJsonSchema(value);
    else if (MANY.has(keyword) && Array.isArray(value)) {
      result[keyword] = value.map((one) => (isSchema(one) ? toJsonSchema(one) : one));
    } else if (NAMED.has(keyword) && isSchema(value)) {
      result[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, isSchema(one) ? toJsonSchema(one) : one]),
      );
    } else result[keyword] = value;
  }
  moveExclusive(result, 'exclusiveMinimum', 'minimum');
  moveExclusive(result, 'exclusiveMaximum', 'maximum');
  return schema.nullable === true ? { anyOf: [{ type: 'null' }, result] } : result;
}

function moveExclusive(schema: OpenApiSchema, exclusive: string, limit: string): void {
  if (typeof schema[exclusive] !== 'boolean') return;
  if (schema[exclusive]) {
    schema[exclusive] = schema[limit];
    delete schema[limit];
  } else delete schema[exclusive];
}
