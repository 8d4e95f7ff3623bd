import type { Language } from '@/lib/content/translations';
import { settings } from '@/lib/settings/settings';
import { OWN_LOCALE, type Locale } from '@/lib/settings/translate';
import { localeIn } from './locale';
import { originalsIn, type Site } from './pages';

/** The locale of code that renders pages. */
export interface PageLocale extends Locale {
  dir: 'ltr' | 'rtl';
  /** The language itself; the site's own has none. */
  language?: Language;
}

/** The locale of the site's own language. */
export const OWN_PAGE_LOCALE: PageLocale = {
  ...OWN_LOCALE,
  dir: settings.language.dir,
};

/** The locale for pages of a language; the site's own where there is no such language. */
export function pageLocaleOf({ languages }: Pick<Site, 'languages'>, code: string): PageLocale {
  const language = languages.get(code);
  if (!language) return OWN_PAGE_LOCALE;
  return { ...localeIn(code, language.texts, originalsIn(language)), dir: language.dir, language };
}
