import { METHODS, type ApiDocument, type OperationObject } from '@/lib/openapi/document';

export interface Route {
  operation: OperationObject;
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
export function createRouter({ paths }: ApiDocument): (method: string, path: string) => Route | undefined {
  const routes = Object.entries(paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => (item[method] ? [toRoute(method, template, item[method])] : [])),
  );
  const tag = paths[TAG]?.get;
  if (tag) routes.push(toRoute('get', TAG_PART, tag));
  return (method, path) => {
    const plain = REWRITES.reduce((one, [from, to]) => one.replace(from, to), path).replace(/(.)\/$/, '$1');
    for (const route of routes) {
      const values = route.method === method.toLowerCase() ? route.pattern.exec(plain) : null;
      if (!values) continue;
      const params = route.names.map((name, index) => [name, decode(values[index + 1] ?? '')]);
      return { operation: route.operation, params: Object.fromEntries(params) as Record<string, string> };
    }
    return undefined;
  };
}

function toRoute(method: string, template: string, operation: OperationObject) {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  const pattern = new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+)')}$`);
  return { method, operation, names, pattern };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
