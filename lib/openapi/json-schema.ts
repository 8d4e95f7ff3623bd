/** Part of an OpenAPI 3.0 schema. */
export type OpenApiSchema = { [keyword: string]: unknown };

const ONE = new Set(['items', 'not', 'additionalProperties']);
const MANY = new Set(['allOf', 'anyOf', 'oneOf']);
const NAMED = new Set(['properties', 'patternProperties']);
/** Keywords that OpenAPI adds; in JSON Schema, they have no meaning or a different one. */
const LEFT_OUT = new Set(['nullable', 'example', 'discriminator', 'xml', 'externalDocs', 'deprecated']);

const isSchema = (value: unknown): value is OpenApiSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts an OpenAPI 3.0 schema to JSON Schema: `nullable` becomes the type `null`, and `exclusiveMinimum: true`
 * becomes a number. References are unchanged.
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
