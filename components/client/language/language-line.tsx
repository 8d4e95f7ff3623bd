'use client';
import { useEffect, useState, type ReactNode } from 'react';
import languageLines from '@/.derived/site/language-lines.json';
import languages from '@/.derived/site/languages.json';
import { Cross } from '@/components/shared/icon';
import { readStored, writeStored, STORAGE_KEYS } from '@/lib/browser/storage';
import { toHref } from '@/lib/settings/addresses';
import { localizePath } from '@/lib/settings/language-paths';
import { useCurrentPath } from '../shared/browser-state';
import { useLocale } from './locale';

/**
 * Which of the other languages the reader wants: the one they chose, or else the one their browser prefers. Nothing for
 * the site's own language, or one that the site doesn't have.
 */
function wantedLanguage(chosen: string | null): { code: string; paths?: string[] } | undefined {
  const speaks = (tag: string) => languages.find(({ code }) => tag === code || tag.startsWith(`${code}-`));
  const language = languages.find(({ code }) => code === chosen) ?? navigator.languages.map(speaks).find(Boolean);
  return language?.paths && language;
}

/**
 * On a page in the site's own language: offers the same page in the language that the reader wants, or says, to someone
 * who chose that language, that it doesn't have the page yet. Nobody is sent anywhere. At the bottom of the window,
 * where it moves nothing.
 */
export function LanguageLine(): ReactNode {
  const { code: current } = useLocale();
  const path = useCurrentPath();
  const [line, setLine] = useState<{ code: string; isTranslated: boolean; target: string } | null>(null);

  useEffect(() => {
    const chosen = readStored(STORAGE_KEYS.language);
    const wanted = current === languages[0]?.code ? wantedLanguage(chosen) : undefined;
    if (!wanted) return setLine(null);
    const { code, paths = [] } = wanted;
    const isTranslated = paths.includes(path);
    const { search, hash } = window.location;
    // A browser alone says too little to tell its reader what is missing.
    const isOffered = isTranslated || chosen === code;
    setLine(isOffered ? { code, isTranslated, target: isTranslated ? path + search + hash : '/' } : null);
  }, [current, path]);

  const texts = line && languageLines[line.code];
  if (!texts) return null;
  const { code, isTranslated, target } = line;
  const choose = (chosen: string) => writeStored(STORAGE_KEYS.language, chosen);
  return (
    <aside className="announcement language-line row muted" lang={code} dir={texts.dir} aria-label={texts.label}>
      <div>
        {isTranslated ? texts.offer : texts.untranslated}{' '}
        <a href={toHref(localizePath(code, target))} hrefLang={code} data-reload="" onClick={() => choose(code)}>
          {isTranslated ? texts.label : texts.home}
        </a>
      </div>
      <button
        type="button"
        className="icon-button announcement-close muted"
        aria-label={texts.close}
        onClick={() => {
          choose(current);
          setLine(null);
        }}
      >
        <Cross />
      </button>
    </aside>
  );
}
