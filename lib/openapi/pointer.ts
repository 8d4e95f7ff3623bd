import { decode } from '@/lib/settings/addresses';

/** Splits a reference's fragment into steps: `#/paths/~1a%7Bid%7D` is `['paths', '/a{id}']`. */
export function pointerSteps(fragment: string): string[] {
  return fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((step) => decode(step).replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** Follows steps into a plain value; `undefined` if one does not exist. */
export function follow(value: unknown, steps: string[]): unknown {
  return steps.reduce<unknown>(
    (current, step) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, step)
        ? (current as Record<string, unknown>)[step]
        : undefined,
    value,
  );
}
