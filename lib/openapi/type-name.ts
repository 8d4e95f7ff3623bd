import type { MaybeRef, Schema } from './document';
import { isRef, refName, type Resolve } from './resolve';

/**
 * The type as readers see it: items and `[]` for lists; else the format; `object` for objects and merged parts; the
 * title; the type; all choices joined by "or"; `any`. A schema that contains itself is marked `(circular)`; one shown
 * as a leaf goes by its title.
 */
export function typeName(schema: MaybeRef<Schema>, resolve: Resolve, trail: readonly string[] = []): string {
  if (isRef(schema)) {
    if (trail.includes(schema.$ref)) return `${refName(schema.$ref)} (circular)`;
    const target = resolve<Schema>(schema);
    if (target['x-leaf'] && trail.length) return target.title ?? refName(schema.$ref);
    return typeName(target, resolve, [...trail, schema.$ref]);
  }
  const { type, format, allOf, properties, title, items } = schema;
  if (type === 'array') {
    const name = typeName(items ?? {}, resolve, trail.length ? trail : ['']);
    return name.includes(' or ') ? `(${name})[]` : `${name}[]`;
  }
  if (format) return format;
  const only = allOf?.length === 1 ? allOf[0] : undefined;
  if (only && isRef(only) && (trail.includes(only.$ref) || resolve<Schema>(only)['x-leaf'])) {
    return typeName(only, resolve, trail.length ? trail : ['']);
  }
  if (allOf) return 'object';
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices && type === undefined) {
    return title ?? [...new Set(choices.map((choice) => typeName(choice, resolve, trail)))].join(' or ');
  }
  if (type === 'object' || properties) return schema.xml?.name ?? (isNullOnly(schema) ? 'null' : 'object');
  return title && type === undefined ? title : (type ?? 'any');
}

/** A schema that accepts only `null`; OpenAPI 3.0 has no type for it. */
export function isNullOnly(schema: Schema): boolean {
  return schema.enum?.length === 1 && schema.enum[0] === null;
}
