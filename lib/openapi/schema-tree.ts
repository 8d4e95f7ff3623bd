import { type LinePiece, plainValue, constraintsOf } from './constraints';
import type { MaybeRef, Schema } from './description';
import { isRef, refName, type Resolve } from './resolve';

/** One row of a displayed schema, with the rows below it. */
export interface SchemaNode {
  /** The key; empty for the schema as a whole and for the choices of a `oneOf`. */
  name: string;
  type: string;
  /** The schema's own name, if the type does not include it. */
  title?: string;
  required: boolean;
  /** `nullable`, `read-only` and so on. */
  flags: string[];
  possible: LinePiece[];
  /** Markdown. */
  description?: string;
  default?: string;
  known?: string[];
  /** Where a schema that is shown only by its title is explained. */
  href?: string;
  /** The title of a schema that encloses this one or is an earlier option, and that appears again here. */
  circular?: string;
  children: SchemaNode[];
  choice?: { of: 'one of' | 'any of'; options: SchemaNode[] };
}

interface TreeOptions {
  resolve: Resolve;
  /** Requests have no fields that only the server fills in, and responses none that only the caller sends. */
  side: 'request' | 'response';
  /** References whose fields an earlier option of a choice has listed. */
  listed?: readonly string[];
}

/**
 * A schema as a finite tree: references resolved, `allOf` merged, lists shown by their items, cycles cut. The fields of
 * a schema that is an option of a choice aren't listed again in a later option, such as a list of it.
 */
export function schemaTree(schema: MaybeRef<Schema>, options: TreeOptions): SchemaNode {
  return nodeOf('', schema, false, options, []);
}

function nodeOf(
  name: string,
  source: MaybeRef<Schema>,
  required: boolean,
  options: TreeOptions,
  seen: string[],
): SchemaNode {
  const { resolve, listed = [] } = options;
  const ref = isRef(source) ? source.$ref : onlyRef(source);
  const schema = mergedSchema(source, resolve);
  const node: SchemaNode = {
    name,
    type: typeName(source, resolve, seen),
    required,
    flags: flagsOf(schema),
    possible: [],
    description: schema.description,
    known: schema['x-known-values'],
    children: [],
  };
  if (schema.default !== undefined) node.default = plainValue(schema.default);
  if (ref && [...seen, ...listed].includes(ref)) return { ...node, circular: refName(ref), title: undefined };
  if (ref && schema['x-leaf'] && seen.length) return { ...node, href: schema.externalDocs?.url };
  if (schema.title && schema.title !== node.type) node.title = schema.title;

  const below = ref ? [...seen, ref] : seen.length ? seen : ['#'];
  if (schema.type === 'array' && schema.items) {
    const item = nodeOf('', schema.items, false, options, below);
    const { href, circular, children, choice } = item;
    const possible = circular ? [] : constraintsOf(schema, mergedSchema(schema.items, resolve));
    const shown = { title: node.title ?? item.title, known: node.known ?? item.known };
    return { ...node, ...shown, href, circular, possible, children, choice };
  }
  node.possible = constraintsOf(schema);
  node.children = childrenOf(schema, options, below);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const shapes = choices.map((choice, index) => {
      const earlier = choices.slice(0, index).flatMap((option) => (isRef(option) ? [option.$ref] : []));
      return nodeOf('', choice, false, { ...options, listed: [...listed, ...earlier] }, below);
    });
    if (shapes.some(hasDetails)) node.choice = { of: schema.oneOf ? 'one of' : 'any of', options: shapes };
  }
  return node;
}

function childrenOf(schema: Schema, options: TreeOptions, seen: string[]): SchemaNode[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const rows = Object.entries(properties)
    .filter(([, property]) => isIn(mergedSchema(property, options.resolve), options.side))
    .map(([name, property]) => nodeOf(name, property, required.includes(name), options, seen));
  if (typeof additionalProperties !== 'object') return rows;
  return [...rows, nodeOf('(any key)', additionalProperties, false, options, seen)];
}

const isIn = ({ readOnly, writeOnly }: Schema, side: TreeOptions['side']): boolean =>
  !(side === 'request' ? readOnly : writeOnly);

/** Resolves a schema and merges the parts of its `allOf`; the schema's own keys take precedence. */
export function mergedSchema(source: MaybeRef<Schema>, resolve: Resolve): Schema {
  const { allOf, ...schema } = resolve(source);
  if (!allOf) return schema;
  const merged: Schema = {};
  for (const part of [...allOf.map((piece) => mergedSchema(piece, resolve)), schema]) {
    Object.assign(merged, part, {
      properties: { ...merged.properties, ...part.properties },
      required: [...(merged.required ?? []), ...(part.required ?? [])],
    });
  }
  if (!Object.keys(merged.properties ?? {}).length) delete merged.properties;
  return merged;
}

/** `allOf` with one reference is how OpenAPI 3.0 adds a description to a reference. */
function onlyRef(schema: Schema): string | undefined {
  const only = schema.allOf?.length === 1 ? schema.allOf[0] : undefined;
  return only && isRef(only) ? only.$ref : undefined;
}

function flagsOf({ nullable, deprecated, uniqueItems }: Schema): string[] {
  const flags = { nullable, deprecated, 'no duplicates': uniqueItems };
  return Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag] : []));
}

/** Choices that the type name already covers need no rows of their own. */
const hasDetails = ({ title, description, circular, choice, children, possible }: SchemaNode): boolean =>
  Boolean(title ?? description ?? circular ?? choice) || children.length > 0 || possible.length > 0;

/**
 * The type as readers see it: items and `[]` for lists; else the format; `object` for objects and merged parts; the
 * title; the type; all choices joined by "or"; `any`. A schema that contains itself is marked `(circular)`; one shown
 * as a leaf goes by its title.
 */
function typeName(schema: MaybeRef<Schema>, resolve: Resolve, seen: readonly string[]): string {
  if (isRef(schema)) {
    if (seen.includes(schema.$ref)) return `${refName(schema.$ref)} (circular)`;
    const target = resolve<Schema>(schema);
    if (target['x-leaf'] && seen.length) return target.title ?? refName(schema.$ref);
    return typeName(target, resolve, [...seen, schema.$ref]);
  }
  const { type, format, allOf, properties, title, items } = schema;
  if (type === 'array') {
    const name = typeName(items ?? {}, resolve, seen.length ? seen : ['']);
    return name.includes(' or ') ? `(${name})[]` : `${name}[]`;
  }
  if (format) return format;
  const only = onlyRef(schema);
  if (only && (seen.includes(only) || resolve<Schema>({ $ref: only })['x-leaf'])) {
    return typeName({ $ref: only }, resolve, seen.length ? seen : ['']);
  }
  if (allOf) return 'object';
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices && type === undefined) {
    return title ?? [...new Set(choices.map((choice) => typeName(choice, resolve, seen)))].join(' or ');
  }
  if (type === 'object' || properties) return isNullOnly(schema) ? 'null' : 'object';
  return title && type === undefined ? title : (type ?? 'any');
}

/** A schema that accepts only `null`; OpenAPI 3.0 has no type for it. */
function isNullOnly(schema: Schema): boolean {
  return schema.enum?.length === 1 && schema.enum[0] === null;
}
