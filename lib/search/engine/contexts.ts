import { isWithin } from '@/lib/address/paths';

export interface SearchContext {
  path: string;
  label: string;
}

/** The context that a page below the base path lies in; null when none fits. */
export function contextOf(path: string, contexts: readonly SearchContext[]): SearchContext | null {
  return contexts.find((context) => isWithin(path, `/${context.path}`)) ?? null;
}

/** The context that an address names; null for none and for unknown ones. */
export function contextNamed(name: string | null, contexts: readonly SearchContext[]): SearchContext | null {
  return contexts.find(({ path }) => path === name) ?? null;
}

/** Address of the search page, query in the order q, ctx, version. */
export function searchPageAddress(query: string, context?: string, version?: string): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (context) parameters.set('ctx', context);
  if (version) parameters.set('version', version);
  const text = parameters.toString();
  return `/search/${text ? `?${text}` : ''}`;
}
