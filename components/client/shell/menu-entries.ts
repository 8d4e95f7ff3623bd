import { useEffect, useState, useSyncExternalStore } from 'react';
import languages from '@/.derived/site/languages.json';
import sidebars from '@/.derived/site/sidebars.json';
import { SITE_EVENTS } from '@/lib/browser/site-events';
import { readStored, writeStored, STORAGE_KEYS } from '@/lib/browser/storage';
import { toHref } from '@/lib/settings/addresses';
import { localizePath } from '@/lib/settings/language-paths';
import { settings } from '@/lib/settings/settings';
import { findTrail, firstPath } from '@/lib/site/sidebar-entries';
import { splitKnownLanguage } from '../language/split-known-language';
import { useLocale } from '../language/locale';
import { useCurrentPath } from '../shared/browser-state';
import { withSignal } from '../shared/with-signal';
import type { MenuEntry } from './menu';
import { sidebarFor } from './sidebar-for';

/** The current path; on the not-found page, which is built once, the home page's. */
function useLinkablePath(): string {
  const path = useCurrentPath();
  return path === '/_not-found' ? '/' : path;
}

const onLocation = (onChange: () => void) =>
  withSignal((signal) => window.addEventListener(SITE_EVENTS.location, onChange, { signal }));

/** Query and hash of the address bar, known after hydration; follows every change. */
const useSearchAndHash = (): string =>
  useSyncExternalStore(
    onLocation,
    () => window.location.search + window.location.hash,
    () => '',
  );

/** One entry per reader's part, in the order of the sidebar. */
export function usePartEntries(): MenuEntry[] {
  const { docs = sidebars.docs } = useLocale();
  const [current] = findTrail(docs, useCurrentPath());
  return docs
    .filter(({ entries }) => entries)
    .map((part) => ({
      label: part.label,
      lang: part.lang,
      href: toHref(firstPath(part) ?? ''),
      isCurrent: part === current,
    }));
}

/** One entry per language; each is a full page load. */
export function useLanguageEntries(): MenuEntry[] {
  const path = useLinkablePath();
  const searchAndHash = useSearchAndHash();
  const { code: current } = useLocale();
  const originalPath = splitKnownLanguage(path).path;
  return languages.map(({ code, label, paths }) => {
    // A page that a language lacks has nothing to lead to but that language's home page.
    const exists = !paths || paths.includes(originalPath);
    return {
      label,
      lang: code,
      reloads: true,
      isCurrent: code === current,
      href: exists ? toHref(localizePath(code, originalPath)) + searchAndHash : toHref(localizePath(code, '/')),
      onChoose: () => writeStored(STORAGE_KEYS.language, code),
    };
  });
}

/**
 * One entry per version, each for the same page. The choice is stored, and shown where a page belongs to no version; a
 * stored version that no longer exists is cleared.
 */
export function useVersionEntries(): MenuEntry[] {
  const path = useLinkablePath();
  const searchAndHash = useSearchAndHash();
  const { versions } = settings;
  const thisVersion = versions[0]?.name;
  const [preferred, setPreferred] = useState(thisVersion);
  useEffect(() => {
    const stored = readStored(STORAGE_KEYS.version);
    if (stored === null) return;
    if (versions.some(({ name }) => name === stored)) setPreferred(stored);
    else writeStored(STORAGE_KEYS.version, null);
  }, [versions]);
  const active = sidebarFor(path) ? thisVersion : preferred;
  return versions.map(({ name, label, url }) => ({
    label,
    reloads: url !== undefined,
    isCurrent: name === active,
    href: (url === undefined ? toHref(path) : url + toHref(path, '')) + searchAndHash,
    onChoose: () => writeStored(STORAGE_KEYS.version, name),
  }));
}
