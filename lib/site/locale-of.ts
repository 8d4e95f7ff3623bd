import { localeFrom, DEFAULT_LOCALE, type Locale } from '@/lib/settings/translate';
import { originalsOf, type Site } from './site';

/** The locale for pages of a language; the site's own where there is no such language. */
export function localeOf({ languages }: Pick<Site, 'languages'>, code: string): Locale {
  const language = languages.get(code);
  return language ? { ...localeFrom(code, language.texts, originalsOf(language)), dir: language.dir } : DEFAULT_LOCALE;
}
