import { dereference, validate, type Schema as JsonSchema } from '@cfworker/json-schema';
import type { ApiDocument, MaybeRef, Schema } from './document';
import { oneSided } from './one-sided';
import { toJsonSchema, type OpenApiSchema } from './json-schema';

type Purpose = 'request' | 'response';

/** Where the description's own schemas are known, so that references find them. */
const ROOT = 'https://docs.lamp.digital/openapi.json';
/** Errors that only announce the errors below them. */
const WRAPPERS = new Set(['$ref', 'properties', 'additionalProperties', 'items', 'allOf']);

/**
 * Validates values against schemas in the description, in a page, too: the library interprets schemas, while others
 * compile them to code, which the site's security policy forbids.
 * @returns a function that returns mismatches in words.
 */
export function createValidator(document: ApiDocument, purpose: Purpose) {
  const convert = (schema: MaybeRef<Schema>) =>
    toJsonSchema(oneSided(schema, purpose, document) as OpenApiSchema) as JsonSchema;
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, one]) => [name, convert(one)]);
  const known = dereference({ $id: ROOT, components: { schemas: Object.fromEntries(schemas) } } as JsonSchema);

  const converted = new WeakMap<MaybeRef<Schema>, { root: JsonSchema; lookup: typeof known }>();
  return (schema: MaybeRef<Schema>, value: unknown): string[] => {
    if (value === undefined) return ['value is missing'];
    let entry = converted.get(schema);
    if (!entry) {
      const root = { $id: `${ROOT}/part`, allOf: [absolute(convert(schema))] } as JsonSchema;
      entry = { root, lookup: { ...known, ...dereference(root) } };
      converted.set(schema, entry);
    }
    const { valid, errors } = validate(value, entry.root, '7', entry.lookup, false);
    if (valid) return [];
    const told = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
    return told.map(({ instanceLocation, error }) => `${instanceLocation.slice(1) || 'value'}: ${error}`);
  };
}

/** A schema whose references name the description. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${ROOT}#`)) as JsonSchema;
}
