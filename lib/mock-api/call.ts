import type { Fields } from '@/lib/data/events';
import { ApiError, type Credential, type Store } from './store';

export interface Call {
  /** Path values by their names in the description. */
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  authorization: string | undefined;
}

/** Runs an operation on the store; the return value is the whole body of a successful response. */
type Handler = (call: Call) => unknown;

export type Handlers = Record<string, Handler>;

export type Gate = ReturnType<typeof createGate>;

/** Checks who calls. Each function throws an ApiError if the caller may not do it. */
export function createGate(store: Store) {
  const authenticate = ({ authorization }: Call): Credential => {
    const sent = (authorization ?? '').replace('Basic', '').trim();
    const [access = '', secret] = (sent.includes(':') ? sent : decodeBase64(sent)).split(':');
    if (!secret) throw new ApiError('401.missing-credentials');
    const credential = store.credentials.get(access);
    if (credential?.secret_key !== secret) throw new ApiError('403.no-such-credentials');
    return credential;
  };
  return {
    /** The credential that a call was made with. */
    authenticate,
    /** The ID in the path, which only an expression can leave out. `me` is the origin of the caller's credential. */
    allow: (call: Call): string => {
      const { origin } = authenticate(call);
      const { id } = call.params;
      if (id === undefined) throw new ApiError('404.resource-not-found');
      if (id === 'me' && origin === null) throw new ApiError('400.context-substitution-failed');
      if (id === 'me' && origin !== null) return origin;
      // A credential gives access to its resource and everything below it. An administrator may write under an unknown
      // ID, too.
      const isOpen = origin === null || id === origin || Object.values(store.ancestorsOf(id)).includes(origin);
      if (!isOpen) throw new ApiError(OUT_OF_SCOPE);
      return id;
    },
    requireAdministrator: (call: Call): void => {
      if (authenticate(call).origin !== null) throw new ApiError(OUT_OF_SCOPE);
    },
  };
}

const OUT_OF_SCOPE = '403.security-context-out-of-scope';

/** Decodes Base64; empty if the code isn't valid. */
function decodeBase64(code: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(code), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The object in a body. Servers treat a missing body as an empty object. */
export function objectIn({ body }: Call): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
}

/** The named fields that were sent and are not null; servers keep the stored value of all others. */
export function pickFields(value: Fields, names: string[]): Fields {
  return Object.fromEntries(names.filter((name) => (value[name] ?? null) !== null).map((name) => [name, value[name]]));
}
