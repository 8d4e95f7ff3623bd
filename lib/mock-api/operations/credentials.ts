import { objectIn, type Call, type Gate, type Handlers } from '../call';
import { ApiError, type Credential, type Store } from '../store';

export function credentialOperations(store: Store, { allow, requireAdministrator }: Gate): Handlers {
  // With Basic authentication, servers from December 2025 allow only the administrator, and remove the credential.
  const remove = (call: Call) => {
    const id = allow(call);
    requireAdministrator(call);
    const key = call.params['access_key'] ?? '';
    if (store.credentials.get(key)?.origin !== id) throw new ApiError('404.no-such-credentials');
    store.credentials.delete(key);
    return { data: {} };
  };
  return {
    'Credential.list': (call) => {
      const id = allow(call);
      const own = [...store.credentials.values()].filter(({ origin }) => origin === id);
      return { data: own.map((credential) => ({ ...credential, secret_key: null })) };
    },
    'Credential.create': (call) => {
      const id = allow(call);
      const { origin, access_key, secret_key, description } = objectIn(call) as unknown as Credential;
      if (origin !== id || !access_key || !secret_key) throw new ApiError('400.malformed-credential-object');
      if (store.credentials.has(access_key)) throw new ApiError('403.access-key-already-in-use');
      store.credentials.set(access_key, { origin, access_key, secret_key, description });
      return { data: {} };
    },
    'Credential.set': remove,
    'Credential.delete': remove,
  };
}
