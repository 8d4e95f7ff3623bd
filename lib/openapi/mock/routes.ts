import { describedOperations, type DescribedOperation } from '@/lib/openapi/described-operations';
import type { ApiDocument } from '@/lib/openapi/document';
import { decode } from '@/lib/settings/addresses';

export interface Route {
  called: DescribedOperation;
  /** Path values, decoded, by their names in the description. */
  params: Record<string, string>;
}

/** Alternative paths that servers also accept, and the forms used in the description. */
const REWRITES: [RegExp, string][] = [
  [
    /^\/(?:researcher|study|participant|activity|sensor)\/([^/]+)\/(credential|tag|attachment|parent)(?=\/|$)/,
    '/type/$1/$2',
  ],
  [/^\/type\/([^/]+)\/attachment(?=\/|$)/, '/type/$1/tag'],
];

/** The path to a part of a tag's value, which the description mentions only in a note on its operation. */
const TAG_PART = '/type/{id}/tag/{key}/{index}';
const TAG = '/type/{id}/tag/{key}';

/**
 * Finds operations in the description by method and path.
 * @returns a function that gives a call's operation with its path values, or nothing if none matches.
 */
export function createRouter(document: ApiDocument): (method: string, path: string) => Route | undefined {
  const described = describedOperations(document);
  const tags = described.filter(({ method, path }) => method === 'get' && path === TAG);
  const routes = [...described, ...tags.map((tag) => ({ ...tag, path: TAG_PART }))].map(toRoute);
  return (method, path) => {
    const plain = REWRITES.reduce((one, [from, to]) => one.replace(from, to), path).replace(/(.)\/$/, '$1');
    for (const { called, names, pattern } of routes) {
      const values = called.method === method.toLowerCase() ? pattern.exec(plain) : null;
      if (!values) continue;
      return {
        called,
        params: Object.fromEntries(names.map((name, index) => [name, decode(values[index + 1] ?? '')])),
      };
    }
    return undefined;
  };
}

function toRoute(called: DescribedOperation) {
  const names = [...called.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  const pattern = called.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+)');
  return { called, names, pattern: new RegExp(`^${pattern}$`) };
}
