/** An operation's address as readers write it: with or without a method, and with `{id}`, `:id`, or a real ID. */
export interface Route {
  method: string;
  /** Path with every parameter as `{}`. */
  path: string;
}

const METHODS = /^(get|post|put|patch|delete|head|options)\s+/i;

/** Parses text such as `GET /participant/{participant_id}`; null if it is not a path. */
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

/** A word in place of a parameter, as in `/researcher/me`, matches slightly less well than a placeholder. */
const WORD_FOR_PARAMETER = 0.9;

/** How well two routes match, from 0 to 1: lower if the methods differ or only the start of the path matches. */
export function routeMatch(wanted: Route, route: Route): number {
  const path = pathMatch(wanted.path.split('/'), route.path.split('/'));
  return wanted.method && wanted.method !== route.method ? (path < WORD_FOR_PARAMETER ? 0 : path * 0.4) : path;
}

function pathMatch(wanted: string[], path: string[]): number {
  // The server's root address is the start of every path, so it matches none in particular.
  if (wanted.length > path.length || (wanted.length === 1 && path.length > 1)) return 0;
  let match = wanted.length === path.length ? 1 : 0.5;
  for (const [place, part] of wanted.entries()) {
    if (part === path[place]) continue;
    if (path[place] !== '{}') return 0;
    match = Math.min(match, wanted.length === path.length ? WORD_FOR_PARAMETER : 0.45);
  }
  return match;
}
