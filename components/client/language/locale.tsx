'use client';
import { createContext, useContext, type ReactNode } from 'react';
import type { SearchContext } from '@/lib/settings/search-address';
import { settings } from '@/lib/settings/settings';
import { DEFAULT_LOCALE, type Locale } from '@/lib/settings/translate';
import type { SidebarEntry } from '@/lib/site/sidebar-entries';
import { ReactContextError } from '../shared/context-error';

export interface ClientLocale extends Locale {
  /** The sidebar of the documents; the site's own language has it in a file of its own. */
  docs?: SidebarEntry[];
  /** The contexts that have pages in this language. */
  contexts: readonly SearchContext[];
}

const DEFAULT_CLIENT_LOCALE: ClientLocale = {
  ...DEFAULT_LOCALE,
  contexts: settings.searchContexts,
};

const LocaleContext = createContext<ClientLocale | undefined>(undefined);

/**
 * The locale of the page.
 * @throws ReactContextError outside a provider.
 */
export function useLocale(): ClientLocale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new ReactContextError('useLocale', 'LocaleProvider');
  return locale;
}

/** Gives all components inside a locale: by default that of the site's own language, which every page has. */
export function LocaleProvider(props: { locale?: ClientLocale; children: ReactNode }): ReactNode {
  return <LocaleContext value={props.locale ?? DEFAULT_CLIENT_LOCALE}>{props.children}</LocaleContext>;
}
