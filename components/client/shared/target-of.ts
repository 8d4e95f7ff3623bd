import { decode } from '@/lib/settings/paths';

/** The element that a hash names, also with escapes; null if there is none. */
export const targetOf = (hash: string): HTMLElement | null => document.getElementById(decode(hash.slice(1)));
