'use client';
import { createContext, useContext } from 'react';
import { settings } from '@/lib/settings/settings';
import { OWN_LOCALE, type Locale } from '@/lib/settings/translate';
import type { NavItem } from '@/lib/site/navigation-tree';

/** What components of the browser need to speak the language of their page. */
export interface ClientLanguage extends Locale {
  /** The sidebar of the documents; the site's own language has it in a file of its own. */
  docs?: NavItem[];
  /** The parts of the documentation that have pages in this language. */
  contexts: typeof settings.searchContexts;
}

/** The site's own language, which needs nothing besides the code that every page has. */
const own: ClientLanguage = {
  ...OWN_LOCALE,
  contexts: settings.searchContexts,
};

const Context = createContext(own);

/** The language of the page. */
export const useLanguage = (): ClientLanguage => useContext(Context);

/** Only pages in a further language are inside it. */
export const LanguageProvider = Context.Provider;
