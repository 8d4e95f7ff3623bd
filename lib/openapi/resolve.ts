import { decode } from '@/lib/settings/paths';
import type { MaybeRef, Ref } from './description';

export type Resolve = <T extends object>(value: MaybeRef<T>) => T;

export function isRef(value: unknown): value is Ref {
  return typeof (value as Partial<Ref> | null | undefined)?.$ref === 'string';
}

/** The last key of a reference: `#/components/schemas/Study` is `Study`. */
export function refName(ref: string): string {
  return pointerKeys(ref).at(-1) ?? ref;
}

/**
 * Follows local references in a bundled description, including chains.
 * @throws Error if a reference leads nowhere or back to itself.
 */
export function createResolve(description: object): Resolve {
  return <T extends object>(value: MaybeRef<T>): T => {
    const seen = new Set<string>();
    let current: unknown = value;
    while (isRef(current)) {
      if (seen.has(current.$ref)) throw new Error(`The reference ${current.$ref} leads back to itself.`);
      seen.add(current.$ref);
      const target = follow(description, pointerKeys(current.$ref));
      if (target === undefined) throw new Error(`The reference ${current.$ref} leads nowhere.`);
      current = target;
    }
    return current as T;
  };
}

/** The keys in a reference's fragment: `#/paths/~1a%7Bid%7D` is `['paths', '/a{id}']`. */
function pointerKeys(fragment: string): string[] {
  return fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((key) => decode(key).replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** Follows keys into a plain value; `undefined` if one does not exist. */
export function follow(value: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, key)
        ? (current as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}
