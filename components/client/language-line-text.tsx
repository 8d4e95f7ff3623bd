'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';
import languageLines from '@/.derived/site/language-lines.json';
import { toHref } from '@/lib/settings/addresses';
import { pathIn } from '@/lib/site/locale';
import { Cross } from '@/components/icon';
import './language-line.css';

export interface LineProps {
  code: string;
  /** The page's path, if the language has it. */
  path: string | undefined;
  close: () => void;
}

/** The line itself, at the bottom of the window, where it moves nothing. */
export function LanguageLineText({ code, path, close }: LineProps): ReactNode {
  const [hash, setHash] = useState('');
  useEffect(() => setHash(window.location.search + window.location.hash), []);
  const lines = languageLines[code];
  if (!lines) return null;
  const href = toHref(pathIn(code, path ?? '/')) + (path === undefined ? '' : hash);
  return (
    <aside className="language-line" lang={code} dir={lines.dir} aria-label={lines.label}>
      {path === undefined ? lines.untranslated : lines.offer}{' '}
      <a href={href} hrefLang={code} data-reload="" onClick={() => createStorageSlot(STORAGE_KEYS.language).set(code)}>
        {path === undefined ? lines.home : lines.label}
      </a>
      <button type="button" className="icon-button" aria-label={lines.close} onClick={close}>
        <Cross />
      </button>
    </aside>
  );
}
