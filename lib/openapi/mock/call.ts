import { ApiError, type Login, type Store, type Value } from './store';

/** One call of an operation. */
export interface Call {
  /** Path values by their names in the description. */
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  /** The `Authorization` header. */
  authorization: string | undefined;
}

/** What an operation does with the store; its return value is the whole body of a successful response. */
export type Handler = (call: Call) => unknown;

/** Handlers by operationId. */
export type Handlers = Record<string, Handler>;

/**
 * Where a login may act, as the reference says: `below`, on the resource that it opens and on everything below that;
 * `beside`, also on the activities and sensors of its Study. Administrators may act everywhere, under an unknown ID, too.
 */
export type Reach = 'below' | 'beside';

export type Gate = ReturnType<typeof createGate>;

/** Checks who calls. Each function throws an ApiError if the caller may not do it. */
export function createGate(store: Store) {
  const login = ({ authorization }: Call): Login => {
    const sent = (authorization ?? '').replace('Basic', '').trim();
    const pair = sent.includes(':') ? sent : decodeBase64(sent);
    const [access = '', secret] = pair.split(':');
    // An empty access key is looked up like any other; only an empty secret key counts as missing.
    if (!secret) throw new ApiError('401.missing-credentials');
    const found = store.logins.get(access);
    if (found?.secret_key !== secret) throw new ApiError('403.no-such-credentials');
    return found;
  };
  const isWithin = (id: string | null, origin: string, reach: Reach): boolean => {
    if (id === origin) return true;
    let above = store.parentOf(id);
    const { kind } = store.resources.get(id ?? '') ?? {};
    const isShared = reach === 'beside' && (kind === 'Activity' || kind === 'Sensor');
    if (isShared && above !== null && above === store.parentOf(origin)) return true;
    while (above !== null && above !== origin) above = store.parentOf(above);
    return above === origin;
  };
  /** @returns the ID in the path. Most operations take `me` literally, so they find nothing under it. */
  const allow = (call: Call, reach: Reach): string | null => {
    const { origin } = login(call);
    const { id } = call.params;
    if (id === undefined) return null;
    if (id === 'me' && origin === null) throw new ApiError('400.context-substitution-failed');
    // The word `null` in a path means the whole server.
    const target = id === 'null' ? null : id;
    if (id !== 'me' && origin !== null && !isWithin(target, origin, reach)) throw new ApiError(OUT_OF_SCOPE);
    return target;
  };
  return {
    login,
    allow,
    /** The same for the few operations in which `me` is the resource that the login opens. */
    allowMe: (call: Call, reach: Reach): string | null => {
      const id = allow(call, reach);
      return id === 'me' ? login(call).origin : id;
    },
    requireAdministrator: (call: Call): void => {
      if (login(call).origin !== null) throw new ApiError(OUT_OF_SCOPE);
    },
  };
}

const OUT_OF_SCOPE = '403.security-context-out-of-scope';

/** The text behind a Base64 code; empty if it is none. */
function decodeBase64(code: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(code), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The object in a body. Servers treat a missing body as an empty object. */
export function objectIn({ body }: Call): Value {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Value) : {};
}

/** The named fields that were sent and are not null; servers keep the stored value of all others. */
export function sentFields(value: Value, names: string[]): Value {
  return Object.fromEntries(names.filter((name) => (value[name] ?? null) !== null).map((name) => [name, value[name]]));
}

/** An object without some of its fields. */
export function omit(value: Value, names: string[]): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
