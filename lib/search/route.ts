/** An operation's address as a reader writes it: with or without method, `{id}` or `:id` or a real id. */
export interface Route {
  method: string;
  /** Path with every parameter as `{}`. */
  path: string;
}

const METHODS = /^(get|post|put|patch|delete|head|options)\s+/i;

/** Reads `GET /participant/{participant_id}`; null for text that holds no path. */
export function parseRoute(text: string): Route | null {
  const method = METHODS.exec(text)?.[1]?.toUpperCase() ?? '';
  const address = text.replace(METHODS, '').trim();
  if (!/^(https?:\/)?\/[^\s]*$/i.test(address)) return null;
  const path = address
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (/^[{:<]|\d/.test(part) ? '{}' : part.toLowerCase()))
    .join('/');
  return { method, path };
}

/** How well two routes agree: 1 the same, less without method or for the beginning of a path, 0 not at all. */
export function routeMatch(wanted: Route, route: Route): number {
  if (wanted.method && wanted.method !== route.method) return wanted.path === route.path ? 0.4 : 0;
  if (wanted.path === route.path) return 1;
  return wanted.path && route.path.startsWith(`${wanted.path}/`) ? 0.5 : 0;
}
