import { ApiError, type Login, type Store } from './store';

export type Relation = 'self' | 'sibling' | 'parent';

/**
 * The login named in an `Authorization` header.
 * @throws ApiError if there are no usable keys, or no login has them.
 */
export function loginOf(store: Store, header: string | undefined): Login {
  const sent = (header ?? '').replace('Basic', '').trim();
  const pair = sent.includes(':') ? sent : decodeBase64(sent);
  const [access = '', secret] = pair.split(':');
  // An empty access key is looked up like any other; only an empty secret key counts as missing.
  if (!secret) throw new ApiError('401.missing-credentials');
  const login = store.logins.get(access);
  if (login?.secret_key !== secret) throw new ApiError('403.no-such-credentials');
  return login;
}

/** The text behind a Base64 code; empty if it is none. */
function decodeBase64(code: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(code), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

/**
 * Lets a login act on a resource: an administrator on any, other logins on the one they open. `sibling` also lets a
 * login act on resources with the same parent.
 * @param relations If empty, only administrators may act.
 * @param id `me` is the resource that the login opens, and `null` the whole server.
 * @throws ApiError if the login may not act there, or if there is no such resource. An administrator may name any ID.
 */
export function permit(store: Store, { origin }: Login, relations: Relation[], id?: string | null): void {
  if (id === 'me') {
    if (origin === null) throw new ApiError('400.context-substitution-failed');
    return;
  }
  if (origin === null) return;
  if (!relations.length) throw new ApiError('403.security-context-out-of-scope');
  if (id === undefined || id === origin) return;
  let above = store.parentOf(id);
  if (relations.includes('sibling') && above !== null && above === store.parentOf(origin)) return;
  while (above !== null) {
    if (above === origin) return;
    above = store.parentOf(above);
  }
  throw new ApiError('403.security-context-out-of-scope');
}
