import type { Result } from '@/lib/search/engine/result';
import { settings } from '@/lib/settings/settings';

/** The address of a result: its page, the words to highlight there, and its section. */
export function resultHref({ url, hash, words }: Result): string {
  const marks = words.map((word) => `_highlight=${encodeURIComponent(word)}`).join('&');
  return `${settings.basePath}${url}${marks ? `?${marks}` : ''}${hash ? `#${encodeURIComponent(hash)}` : ''}`;
}
