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

/** A word in the place of a parameter, as in `/researcher/me`, fits a little less than a sign for one. */
const WORD_FOR_PARAMETER = 0.9;

/** How well two routes agree: 1 the same, less without method or for the beginning of a path, 0 not at all. */
export function routeMatch(wanted: Route, route: Route): number {
  const path = pathMatch(wanted.path.split('/'), route.path.split('/'));
  return wanted.method && wanted.method !== route.method ? (path < WORD_FOR_PARAMETER ? 0 : path * 0.4) : path;
}

function pathMatch(wanted: string[], path: string[]): number {
  // The address of the server alone is the beginning of all, and says nothing of them.
  if (wanted.length > path.length || (wanted.length === 1 && path.length > 1)) return 0;
  let match = wanted.length === path.length ? 1 : 0.5;
  for (const [place, part] of wanted.entries()) {
    if (part === path[place]) continue;
    if (path[place] !== '{}') return 0;
    match = Math.min(match, wanted.length === path.length ? WORD_FOR_PARAMETER : 0.45);
  }
  return match;
}
