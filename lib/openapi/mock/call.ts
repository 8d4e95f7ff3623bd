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

export type Gate = ReturnType<typeof createGate>;

/** Checks who calls. Each function throws an ApiError if the caller may not do it. */
export function createGate(store: Store) {
  const login = ({ authorization }: Call): Login => {
    const sent = (authorization ?? '').replace('Basic', '').trim();
    const [access = '', secret] = (sent.includes(':') ? sent : decodeBase64(sent)).split(':');
    if (!secret) throw new ApiError('401.missing-credentials');
    const found = store.logins.get(access);
    if (found?.secret_key !== secret) throw new ApiError('403.no-such-credentials');
    return found;
  };
  /** A login opens its resource, everything below it, and the activities and sensors beside it. */
  const opens = (origin: string, id: string): boolean => {
    if (id === origin) return true;
    const above = Object.values(store.above(id));
    const { kind } = store.resources.get(id) ?? {};
    const isShared = kind === 'Activity' || kind === 'Sensor';
    return above.includes(origin) || (isShared && above[0] === store.parentOf(origin));
  };
  /** The ID in the path, which only an expression can leave out. `me` is the name of nothing in most operations. */
  const allow = (call: Call): string => {
    const { origin } = login(call);
    const { id } = call.params;
    if (id === undefined) throw new ApiError('404.resource-not-found');
    if (id === 'me' && origin === null) throw new ApiError('400.context-substitution-failed');
    // An administrator may write under an unknown ID, too.
    if (id !== 'me' && origin !== null && !opens(origin, id)) throw new ApiError(OUT_OF_SCOPE);
    return id;
  };
  return {
    login,
    allow,
    /** The same for the few operations in which `me` is the resource that the login opens. */
    allowMe: (call: Call): string => {
      const id = allow(call);
      return id === 'me' ? (login(call).origin ?? id) : id;
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
