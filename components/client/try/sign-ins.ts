import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import type { Operation } from '@/lib/openapi/operations';

/** Made-up keys for a call. */
interface SignIn {
  label: string;
  /** The `Authorization` header; nothing without keys. */
  authorization?: string;
}

/** The administrator of the samples, who comes first, a participant, and keys that do not work. */
export function signIns(operations: Operation[]): SignIn[] {
  const exampleOf = (id: string, side: 'request' | 'response') => {
    const found = operations.find((one) => one.id === id);
    const content = side === 'request' ? found?.body : found?.responses.find(({ status }) => status === '200')?.content;
    return content?.examples[0]?.value;
  };
  const login = (exampleOf('Credential.list', 'response') as { data?: { access_key?: string }[] } | undefined)
    ?.data?.[0];
  const secret = (exampleOf('Credential.create', 'request') as { secret_key?: string } | undefined)?.secret_key;
  const participant =
    login?.access_key && secret
      ? [{ label: "A participant's", authorization: `Basic ${login.access_key}:${secret}` }]
      : [];
  return [
    { label: "An administrator's", authorization: `Basic ${KEYS_PLACEHOLDER}` },
    ...participant,
    { label: 'Wrong keys', authorization: 'Basic ACCESS_KEY:WRONG' },
    { label: 'No keys' },
  ];
}
