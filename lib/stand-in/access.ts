import { Failure } from './failure';
import type { Login, Store } from './store';

export type Relation = 'self' | 'sibling' | 'parent';

/**
 * The login named in a header.
 * @throws Failure if there are no usable keys, or no login has them.
 */
export function loginOf(store: Store, header: string | undefined): Login {
  const sent = (header ?? '').replace('Basic', '').trim();
  const pair = sent.includes(':') ? sent : Buffer.from(sent, 'base64').toString('utf8');
  const [access, secret] = pair.split(':');
  if (!access || !secret) throw new Failure('401.missing-credentials');
  const login = store.logins.get(access);
  if (login?.secret_key !== secret) throw new Failure('403.no-such-credentials');
  return login;
}

/**
 * Lets a login act on a resource: an administrator on any, other logins on the one they open. `sibling` also lets a
 * login act on resources with the same parent.
 * @param relations If empty, only administrators may act.
 * @returns the ID to act on, which is the login's own if the path says `me`.
 */
export function permit(store: Store, login: Login, relations: Relation[], id?: string | null): string | null {
  const { origin } = login;
  if (id === 'me') {
    if (origin === null) throw new Failure('400.context-substitution-failed');
    return origin;
  }
  const target = id ?? null;
  if (origin === null) return target;
  if (!relations.length) throw new Failure('403.security-context-out-of-scope');
  if (id === undefined || target === origin) return target;
  if (target !== null && !store.resources.has(target)) throw new Failure('404.resource-not-found');
  const above = target === null ? [] : store.above(target);
  const nearest = store.resources.get(origin)?.parent;
  const isSibling = relations.includes('sibling') && above.length > 0 && above[0] === nearest;
  if (isSibling || above.includes(origin)) return target;
  throw new Failure('403.security-context-out-of-scope');
}
