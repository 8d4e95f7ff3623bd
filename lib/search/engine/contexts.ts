import { isWithin } from '@/lib/settings/addresses';

export interface SearchContext {
  path: string;
  label: string;
}

/** The context of a page below the base path, or null if it is in none. */
export function contextOf(path: string, contexts: readonly SearchContext[]): SearchContext | null {
  return contexts.find((context) => isWithin(path, `/${context.path}`)) ?? null;
}

/** The parameters of the search page's address that show a query, in the order q, ctx, after a question mark. */
export function searchParameters(query: string, context = ''): string {
  const parameters = Object.entries({ q: query, ctx: context }).filter(([, value]) => value);
  return parameters.length ? `?${new URLSearchParams(parameters).toString()}` : '';
}
