import type { MaybeRef, Ref } from './document';
import { follow, pointerSteps } from './pointer';

export type Resolve = <T extends object>(value: MaybeRef<T>) => T;

export function isRef(value: unknown): value is Ref {
  return typeof (value as Partial<Ref> | null | undefined)?.$ref === 'string';
}

/** The last step of a reference: `#/components/schemas/Study` is `Study`. */
export function refName(ref: string): string {
  return pointerSteps(ref).at(-1) ?? ref;
}

/**
 * Follows local references in a bundled document, including chains.
 * @throws Error if a reference leads nowhere or back to itself.
 */
export function createResolve(document: object): Resolve {
  return <T extends object>(value: MaybeRef<T>): T => {
    const seen = new Set<string>();
    let current: unknown = value;
    while (isRef(current)) {
      if (seen.has(current.$ref)) throw new Error(`The reference ${current.$ref} leads back to itself.`);
      seen.add(current.$ref);
      const target = follow(document, pointerSteps(current.$ref));
      if (target === undefined) throw new Error(`The reference ${current.$ref} leads nowhere.`);
      current = target;
    }
    return current as T;
  };
}
