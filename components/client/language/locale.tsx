'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { settings } from '@/lib/settings/settings';
import { OWN_LOCALE, type Locale } from '@/lib/settings/translate';
import type { NavItem } from '@/lib/site/navigation-tree';
import { ReactContextError } from './context-error';

/** What components of the browser need to speak the language of their page. */
export interface ClientLanguage extends Locale {
  /** The sidebar of the documents; the site's own language has it in a file of its own. */
  docs?: NavItem[];
  /** The parts of the documentation that have pages in this language. */
  contexts: typeof settings.searchContexts;
}

const own: ClientLanguage = {
  ...OWN_LOCALE,
  contexts: settings.searchContexts,
};

const LanguageContext = createContext<ClientLanguage | undefined>(undefined);

/**
 * The language of the page.
 * @throws ReactContextError outside a provider.
 */
export function useLanguage(): ClientLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new ReactContextError('useLanguage', 'LanguageProvider');
  return language;
}

/** Lets all components inside speak a language: the site's own, which needs nothing besides the code of every page. */
export function LanguageProvider(props: { language?: ClientLanguage; children: ReactNode }): ReactNode {
  return <LanguageContext value={props.language ?? own}>{props.children}</LanguageContext>;
}
