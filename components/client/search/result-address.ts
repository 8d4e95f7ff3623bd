import type { Result } from '@/lib/search/engine/result';
import { settings } from '@/lib/settings/settings';

/** Where a result leads: its page, the words to mark there, and its section. */
export function resultHref({ url, hash, words }: Result): string {
  const marks = words.map((word) => `_highlight=${encodeURIComponent(word)}`).join('&');
  return `${settings.basePath}${url}${marks ? `?${marks}` : ''}${hash ? `#${encodeURIComponent(hash)}` : ''}`;
}
