import { dereference, type Schema as JsonSchema, validate } from '@cfworker/json-schema';
import type { ApiDocument, MaybeRef, Schema } from './document';
import { createResolve, isRef } from './resolve';

/** Where the description's own schemas are known, so that references find them. */
const ROOT = 'https://description.invalid/openapi.json';
/** Errors that only announce the errors below them. */
const WRAPPERS = new Set(['$ref', 'properties', 'additionalProperties', 'items', 'allOf']);

/**
 * Validates values against schemas in the description, in a page, too: the library interprets schemas, while others
 * compile them to code, which the site's security policy forbids.
 * @param side Fields that only the other side sets aren't required.
 * @returns a function that returns what doesn't fit, each with its place: `schedule/0/time: Instance type "number" is
 * invalid.`
 */
export function createValidator(document: ApiDocument, side: 'request' | 'response') {
  const resolve = createResolve(document);
  const isForeign = (property: MaybeRef<Schema> = {}): boolean => {
    const { readOnly, writeOnly } = resolve(property);
    return (side === 'request' ? readOnly : writeOnly) ?? false;
  };
  const convert = (schema: MaybeRef<Schema>) => toJsonSchema(schema, isForeign) as JsonSchema;
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, one]) => [name, convert(one)]);
  const known = dereference({ $id: ROOT, components: { schemas: Object.fromEntries(schemas) } } as JsonSchema);

  const converted = new WeakMap<MaybeRef<Schema>, { root: JsonSchema; lookup: typeof known }>();
  return (schema: MaybeRef<Schema>, value: unknown): string[] => {
    if (value === undefined) return ['The value is missing.'];
    let entry = converted.get(schema);
    if (!entry) {
      const root = convert(schema);
      entry = { root, lookup: { ...known, ...dereference(root) } };
      converted.set(schema, entry);
    }
    const { errors } = validate(value, entry.root, '7', entry.lookup, false);
    return errors
      .filter(({ keyword }) => !WRAPPERS.has(keyword))
      .map(({ instanceLocation, error }) => [instanceLocation.slice(2), error].filter(Boolean).join(': '));
  };
}

/**
 * Converts an OpenAPI 3.0 schema to JSON Schema: `nullable` becomes the type `null`, and `exclusiveMinimum: true`
 * becomes a number. Examples are data, which a validator could take for schemas, so they're left out.
 * @param isForeign Whether only the other side of a call sets a field, which is then not required.
 */
export function toJsonSchema(source: MaybeRef<Schema>, isForeign: (property?: MaybeRef<Schema>) => boolean): object {
  if (isRef(source)) return { $ref: ROOT + source.$ref };
  const convert = (one: MaybeRef<Schema>) => toJsonSchema(one, isForeign);
  const { nullable, example: _, exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...schema } = source;
  const { type, items, properties, additionalProperties } = schema;
  return {
    ...schema,
    type: nullable && type ? [type, 'null'] : type,
    [exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: minimum,
    [exclusiveMaximum ? 'exclusiveMaximum' : 'maximum']: maximum,
    items: items && convert(items),
    properties: properties && Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, convert(one)])),
    required: schema.required?.filter((name) => !isForeign(properties?.[name])),
    additionalProperties:
      typeof additionalProperties === 'object' ? convert(additionalProperties) : additionalProperties,
    allOf: schema.allOf?.map(convert),
    anyOf: schema.anyOf?.map(convert),
    oneOf: schema.oneOf?.map(convert),
  };
}
