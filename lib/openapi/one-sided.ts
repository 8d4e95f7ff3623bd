import type { MaybeRef, Schema } from './document';
import { createResolve } from './resolve';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema, or a whole description, as seen by one side of a call: fields that only the other side sets are not
 * required. OpenAPI defines it this way, but JSON Schema validators do not support it. Examples are data and stay
 * unchanged.
 */
export function oneSided<T>(value: T, side: 'request' | 'response', document: object): T {
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
