import { isWithin } from '@/lib/settings/addresses';
import { languageFolder } from './index-address';

export interface SearchContext {
  folder: string;
  label: string;
}

/** The context of a path in a language, or null if it is in none. */
export function contextOf(path: string, contexts: readonly SearchContext[], language?: string): SearchContext | null {
  return contexts.find((context) => isWithin(path, `/${languageFolder(language)}${context.folder}`)) ?? null;
}

/** The query string with which the search page shows a query: first `q`, then `ctx`. */
export function searchParameters(query: string, context = ''): string {
  const parameters = Object.entries({ q: query, ctx: context }).filter(([, value]) => value);
  return parameters.length ? `?${new URLSearchParams(parameters).toString()}` : '';
}
