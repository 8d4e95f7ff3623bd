import { describedOperations, type DescribedOperation } from '@/lib/openapi/described-operations';
import type { ApiDescription } from '@/lib/openapi/description';
import { decode } from '@/lib/settings/addresses';

export interface Route {
  called: DescribedOperation;
  /** Path values, decoded, by their names in the description. */
  params: Record<string, string>;
}

/** Without a query, and for paths that servers also accept: a kind instead of `type`, and the older word for tags. */
const plainPath = (path: string): string =>
  path
    .replace(/\?.*/, '')
    .replace(/^\/[a-z]+\/([^/]+)\/(credential|tag|attachment|parent)(?=\/|$)/, '/type/$1/$2')
    .replace(/^(\/type\/[^/]+)\/attachment/, '$1/tag')
    .replace(/(.)\/$/, '$1');

/**
 * Finds operations in the description by method and path, which may be followed by a query.
 * @returns a function that gives a call's operation with its path values, or nothing if none matches.
 */
export function createRouter(description: ApiDescription): (method: string, path: string) => Route | undefined {
  const described = describedOperations(description);
  return (method, path) => {
    for (const called of described.filter((one) => one.method === method.toLowerCase())) {
      const params = paramsOf(called.path.split('/'), plainPath(path).split('/'));
      if (params) return { called, params };
    }
    return undefined;
  };
}

/** The values of the names in braces, or nothing if the two differ in any other part. */
function paramsOf(template: string[], parts: string[]): Record<string, string> | undefined {
  const isName = (part: string) => part.startsWith('{');
  const fits = parts.length === template.length && template.every((one, at) => isName(one) || one === parts[at]);
  if (!fits) return undefined;
  const pairs = template.flatMap((one, at) => (isName(one) ? [[one.slice(1, -1), decode(parts[at] ?? '')]] : []));
  return Object.fromEntries(pairs) as Record<string, string>;
}
