'use client';
import { useMemo, type ReactNode } from 'react';
import translations from '@/.derived/site/translations.json';
import { isWithin } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import { localeFrom } from '@/lib/settings/translate';
import { LocaleProvider, type ClientLocale } from './locale';

/**
 * Gives all components inside the locale of another language. Only pages in other languages load this file and its
 * imports: 7 KiB for each language, which costs less than a request after all others, on which the page's start would wait.
 */
export function Translated({ code, children }: { code: string; children: ReactNode }): ReactNode {
  const locale = useMemo((): ClientLocale => {
    const { texts = {}, docs = [], paths = [] } = translations[code] ?? {};
    return {
      ...localeFrom(code, texts, paths),
      docs,
      contexts: settings.searchContexts.filter((context) => paths.some((path) => isWithin(path, `/${context.folder}`))),
    };
  }, [code]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
