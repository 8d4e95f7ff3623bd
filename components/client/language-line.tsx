'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { Cross } from '@/components/icon';
import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';
import languageLines from '@/.derived/site/language-lines.json';
import languages from '@/.derived/site/languages.json';
import { toHref } from '@/lib/settings/addresses';
import { pathIn } from '@/lib/site/locale';
import { useLanguage } from './language';
import { preferredLanguages } from './preferred-languages';
import { useCurrentPath } from './browser-state';

/**
 * The further language that the reader wants: the one they chose, or else the one their browser prefers. Nothing for
 * the site's own language, or one that the site doesn't have.
 */
function wanted(chosen: string | null): string | undefined {
  const code = languages.some((one) => one.code === chosen) ? chosen : preferredLanguages()[0];
  return languages.find((one) => one.code === code && one.paths)?.code;
}

/**
 * On a page in the site's own language: offers the same page in the language that the reader wants, or says, to someone
 * who chose that language, that it doesn't have the page yet. Nobody is sent anywhere. At the bottom of the window,
 * where it moves nothing.
 */
export function LanguageLine(): ReactNode {
  const { code: current } = useLanguage();
  const path = useCurrentPath();
  const [line, setLine] = useState<{ code: string; isThere: boolean; place: string } | null>(null);

  useEffect(() => {
    const chosen = createStorageSlot(STORAGE_KEYS.language).get();
    const code = current === languages[0]?.code ? wanted(chosen) : undefined;
    const isThere = languages.some((one) => one.code === code && one.paths?.includes(path));
    // A browser alone says too little to tell its reader what is missing.
    const { search, hash } = window.location;
    setLine(
      code && (isThere || chosen === code) ? { code, isThere, place: isThere ? path + search + hash : '/' } : null,
    );
  }, [current, path]);

  const words = line && languageLines[line.code];
  if (!words) return null;
  const { code, isThere, place } = line;
  const choose = (language: string) => createStorageSlot(STORAGE_KEYS.language).set(language);
  return (
    <aside className="announcement language-line" lang={code} dir={words.dir} aria-label={words.label}>
      <div className="announcement-text">
        {isThere ? words.offer : words.untranslated}{' '}
        <a href={toHref(pathIn(code, place))} hrefLang={code} data-reload="" onClick={() => choose(code)}>
          {isThere ? words.label : words.home}
        </a>
      </div>
      <button
        type="button"
        className="icon-button announcement-close"
        aria-label={words.close}
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
