'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';
import languages from '@/.derived/site/languages.json';
import { splitLanguage } from '@/lib/site/locale';
import { useLanguage } from './language';
import { preferredLanguages } from './preferred-languages';
import { useCurrentPath } from './browser-state';
import type { LineProps } from './language-line-text';

type Line = (props: LineProps) => ReactNode;

/**
 * The further language that the reader wants: the one they chose, or else the one their browser prefers. Nothing for
 * the site's own language, or one that the site doesn't have.
 */
function wanted(chosen: string | null): string | undefined {
  const codes = languages.map(({ code }) => code);
  const known = chosen && codes.includes(chosen) ? chosen : undefined;
  const code = known ?? preferredLanguages()[0];
  return languages.some((one) => one.code === code && one.paths) ? code : undefined;
}

/**
 * On a page in the site's own language: offers the same page in the language that the reader wants, or says, to someone
 * who chose that language, that it doesn't have the page yet. Nobody is sent anywhere. The words load only then.
 */
export function LanguageLine(): ReactNode {
  const { code: own } = useLanguage();
  const { code: current, path } = splitLanguage(useCurrentPath(), [own]);
  const [line, setLine] = useState<{ Line: Line; props: LineProps } | null>(null);

  useEffect(() => {
    let gone = false;
    const slot = createStorageSlot(STORAGE_KEYS.language);
    const chosen = slot.get();
    const code = current === languages[0]?.code ? wanted(chosen) : undefined;
    const isThere = languages.some((one) => one.code === code && one.paths?.includes(path));
    // A browser alone says too little to tell its reader what is missing.
    if (!code || (!isThere && chosen !== code)) {
      setLine(null);
      return undefined;
    }
    void import('./language-line-text').then(({ LanguageLineText }) => {
      const close = (): void => {
        slot.set(current);
        setLine(null);
      };
      if (!gone) setLine({ Line: LanguageLineText, props: { code, path: isThere ? path : undefined, close } });
    });
    return () => {
      gone = true;
    };
  }, [current, path]);

  return line ? <line.Line {...line.props} /> : null;
}
