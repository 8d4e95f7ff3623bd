'use client';
import type { ReactNode } from 'react';
import { settings } from '@/lib/settings/settings';
import { useLanguage } from '../language';
import { useLanguageEntries, useVersionEntries } from './location-entries';
import { NavDropdown } from './nav-dropdown';

// Only components: the preview replaces such a file in an open page, and reloads the page for any other.

export function LanguageMenu(): ReactNode {
  const entries = useLanguageEntries();
  return (
    <NavDropdown
      entries={entries}
      note={settings.localeNote}
      label={
        <>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="M2 5h9M6.5 3v2M9 5c-.6 3.2-3 6-6 7.400M4.500 7.500c1 2 2.600 3.600 5 4.500M9.500 17l3.800-9 3.700 9M10.800 14h5" />
          </svg>
          {entries.find((entry) => entry.current)?.label}
        </>
      }
    />
  );
}

export function VersionMenu(): ReactNode {
  const entries = useVersionEntries();
  return (
    <NavDropdown
      entries={entries}
      note={settings.versionNote}
      about={useLanguage().say('Version of these pages')}
      label={
        <>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="M3 3h6l8 8-6 6-8-8zM6.500 6.500h.010" />
          </svg>
          {entries.find((entry) => entry.current)?.label}
        </>
      }
    />
  );
}
