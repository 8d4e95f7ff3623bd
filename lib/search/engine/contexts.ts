import { isWithin } from '@/lib/settings/addresses';
import { languageFolder } from './index-address';

export interface SearchContext {
  folder: string;
  label: string;
}

/** The context of a page of a language, below the base path, or null if it is in none. */
export function contextOf(path: string, contexts: readonly SearchContext[], language?: string): SearchContext | null {
  return contexts.find((context) => isWithin(path, `/${languageFolder(language)}${context.folder}`)) ?? null;
}

/** The parameters of the search page's address that show a query, in the order q, ctx, after a question mark. */
export function searchParameters(query: string, context = ''): string {
  const parameters = Object.entries({ q: query, ctx: context }).filter(([, value]) => value);
  return parameters.length ? `?${new URLSearchParams(parameters).toString()}` : '';
}
