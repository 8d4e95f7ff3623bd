import type { Language } from '@/lib/content/translations';
import { settings } from '@/lib/settings/settings';
import { OWN_LOCALE, type Locale } from '@/lib/settings/translate';
import { localeIn } from './locale';
import { SEARCH } from './page-record';
import type { Site } from './pages';

/** A language as the code that renders pages uses it. */
export interface PageLocale extends Locale {
  dir: 'ltr' | 'rtl';
  /** What the language's own file says; the site's own language needs none. */
  about?: Language;
}

/** The site's own language. */
export const OWN_PAGE_LOCALE: PageLocale = {
  ...OWN_LOCALE,
  dir: settings.language.dir,
};

/** How a page of this language speaks; the site's own language where there is no such language. */
export function localeOf({ languages }: Pick<Site, 'languages'>, code: string): PageLocale {
  const about = languages.get(code);
  if (!about) return OWN_PAGE_LOCALE;
  const paths = [SEARCH.path, ...about.pages.map(({ original }) => original.path)];
  return { ...localeIn(code, about.texts, paths), dir: about.dir, about };
}
