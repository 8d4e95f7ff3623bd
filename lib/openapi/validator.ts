import { dereference, type Schema as JsonSchema, validate } from '@cfworker/json-schema';
import type { ApiDocument, MaybeRef, Schema } from './document';
import { createResolve } from './resolve';

type Purpose = 'request' | 'response';

/** Where the description's own schemas are known, so that references find them. */
const ROOT = 'https://description.invalid/openapi.json';
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema, or a whole description, as seen by one side of a call: fields that only the other side sets are not
 * required. OpenAPI defines it this way, but JSON Schema validators do not support it. Examples are data and stay
 * unchanged.
 */
function oneSided<T>(value: T, side: 'request' | 'response', document: object): T {
  const resolve = createResolve(document);
  const isForeign = (property: MaybeRef<Schema> | undefined): boolean => {
    const schema = property && resolve<Schema>(property);
    return Boolean(side === 'request' ? schema?.readOnly : schema?.writeOnly);
  };
  const visit = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(visit);
    if (!isObject(one)) return one;
    const result = Object.fromEntries(
      Object.entries(one).map(([key, below]) => [key, key.startsWith('example') ? below : visit(below)]),
    );
    const { properties, required } = one as Schema;
    if (isObject(properties) && Array.isArray(required)) {
      const kept = required.filter((name) => !isForeign(properties[name] as MaybeRef<Schema> | undefined));
      if (kept.length) result['required'] = kept;
      else delete result['required'];
    }
    return result;
  };
  return visit(value) as T;
}

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
