import { decode } from '@/lib/settings/paths';
import { describedOperations } from '@/lib/openapi/described-operations';
import type { ApiDescription } from '@/lib/openapi/description';

/** Paths that servers also accept: with a kind instead of `type`, with the older word for tags, or with a slash. */
const plainPath = (path: string): string =>
  path
    .replace(/^\/[a-z]+\/([^/]+)\/(credential|tag|attachment|parent)(?=\/|$)/, '/type/$1/$2')
    .replace(/^(\/type\/[^/]+)\/attachment/, '$1/tag')
    .replace(/(.)\/$/, '$1');

/**
 * Finds operations in the description by method and path.
 * @returns a function that gives a call's operation, and its path values by their names; nothing if none matches.
 */
export function createRouter(description: ApiDescription) {
  const described = describedOperations(description);
  return (method: string, path: string) => {
    for (const called of described.filter((operation) => operation.method === method.toLowerCase())) {
      const params = paramsOf(called.path.split('/'), plainPath(path).split('/'));
      if (params) return { called, params };
    }
    return undefined;
  };
}

/** The values of the names in braces, decoded, or nothing if the two differ in any other segment. */
function paramsOf(template: string[], segments: string[]): Record<string, string> | undefined {
  const isName = (segment: string) => segment.startsWith('{');
  const fits =
    segments.length === template.length &&
    template.every((segment, index) => isName(segment) || segment === segments[index]);
  if (!fits) return undefined;
  const pairs = template.flatMap((segment, index) =>
    isName(segment) ? [[segment.slice(1, -1), decode(segments[index] ?? '')]] : [],
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}
