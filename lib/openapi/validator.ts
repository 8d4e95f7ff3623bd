import { dereference, type Schema as JsonSchema, validate } from '@cfworker/json-schema';
import type { ApiDescription, MaybeRef, Schema } from './description';
import { isRef } from './resolve';

/** The address of the description's own schemas, so that references find them. */
const ROOT_ADDRESS = 'https://description.invalid/openapi.json';
/** Kinds of errors that only say that there are errors below them. */
const ANNOUNCING_KEYWORDS = new Set(['$ref', 'properties', 'additionalProperties', 'items', 'allOf']);

/**
 * Validates values against schemas in the description, in a page, too: the library interprets schemas, while others
 * compile them to code, which the site's security policy forbids.
 * @param side Fields that only the other side sets aren't required.
 * @returns a function that returns what doesn't fit, each with its place: `schedule/0/time: Instance type "number" is
 * invalid.`
 */
export function createValidator(description: ApiDescription, side: 'request' | 'response') {
  const convert = (schemas: object) =>
    JSON.parse(JSON.stringify(schemas), (_, value: unknown) => toJsonSchema(value, side)) as JsonSchema;
  const schemas = dereference(
    convert({ $id: ROOT_ADDRESS, components: { schemas: description.components?.schemas ?? {} } }),
  );
  return (schema: MaybeRef<Schema>, value: unknown): string[] => {
    if (value === undefined) return ['The value is missing.'];
    const { errors } = validate(value, convert(schema), '4', schemas, false);
    return errors
      .filter(({ keyword }) => !ANNOUNCING_KEYWORDS.has(keyword))
      .map(({ instanceLocation, error }) => [instanceLocation.slice(2), error].filter(Boolean).join(': '));
  };
}

/**
 * A part of an OpenAPI 3.0 schema as JSON Schema has it: `nullable` becomes the type `null`. Examples are data, which a
 * validator could take for schemas, so they're left out. Anything else stays as it is.
 */
function toJsonSchema(value: unknown, side: 'request' | 'response'): unknown {
  if (isRef(value)) return { $ref: ROOT_ADDRESS + value.$ref };
  const { type, nullable, example: _, properties = {}, required, ...schema } = (value ?? {}) as Schema;
  if (typeof type !== 'string') return value;
  const isForeign = (name: string): boolean | undefined => {
    const { readOnly, writeOnly } = (properties[name] ?? {}) as Schema;
    return side === 'request' ? readOnly : writeOnly;
  };
  return {
    ...schema,
    type: nullable ? [type, 'null'] : type,
    properties,
    required: required?.filter((name) => !isForeign(name)),
  };
}
