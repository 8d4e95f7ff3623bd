'use client';
import { useMemo, type ReactNode } from 'react';
import { isWithin } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { localeIn } from '@/lib/site/locale';
import translations from '@/.derived/site/translations.json';
import { LanguageProvider, type ClientLanguage } from './language';

/** Lets all components inside speak a further language. Only its pages load this file, with what it imports. */
export function Translated({ code, children }: { code: string; children: ReactNode }): ReactNode {
  const language = useMemo((): ClientLanguage => {
    const { texts = {}, docs = [], paths = [] } = translations[code] ?? {};
    return {
      ...localeIn(code, texts, paths),
      docs,
      contexts: settings.searchContexts.filter((context) => paths.some((path) => isWithin(path, `/${context.path}`))),
    };
  }, [code]);
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}
