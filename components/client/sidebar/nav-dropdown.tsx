'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { settings } from '@/lib/settings/settings';
import { DropdownLink, type DropdownEntry, MenuNote, type Note } from './navbar-link';
import { useLanguage } from '../language';
import { useLanguageEntries, useVersionEntries } from './location-entries';

// Only components: the preview replaces such a file in an open page, and reloads the page for any other.

/**
 * A navbar menu: opens on hover with CSS, on click and Enter with JavaScript; closes on Escape and when focus leaves.
 */
export function NavDropdown(props: {
  label: ReactNode;
  entries: DropdownEntry[];
  note?: Note;
  /** What the menu is about, where its label alone may mean several things. */
  about?: string;
}): ReactNode {
  const { label, entries, note, about } = props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();

  useEffect(() => {
    const onOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, onOutside);
    return () => {
      for (const name of events) document.removeEventListener(name, onOutside);
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works from the button and from every entry
    <div
      ref={box}
      className={open ? 'dropdown open' : 'dropdown'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="navbar-item"
        aria-haspopup="true"
        aria-expanded={open}
        aria-controls={menu}
        title={about}
        data-needs-app=""
        onClick={() => setOpen(!open)}
      >
        {label}
        <svg className="caret" viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <ul id={menu} className="dropdown-menu">
        {entries.map((entry) => (
          <li key={entry.label}>
            <DropdownLink entry={entry} onClick={() => setOpen(false)} />
          </li>
        ))}
        {note ? <MenuNote note={note} onClick={() => setOpen(false)} /> : null}
      </ul>
    </div>
  );
}

/** A menu of places where the reader may be, named after the current one. */
function PlaceMenu({
  icon,
  ...menu
}: {
  icon: string;
  entries: DropdownEntry[];
  note: Note;
  about?: string;
}): ReactNode {
  const label = (
    <>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d={icon} />
      </svg>
      {menu.entries.find((entry) => entry.current)?.label}
    </>
  );
  return <NavDropdown {...menu} label={label} />;
}

const LETTERS =
  'M2 5h9M6.5 3v2M9 5c-.6 3.2-3 6-6 7.400M4.500 7.500c1 2 2.600 3.600 5 4.500M9.500 17l3.800-9 3.700 9M10.800 14h5';
const TAG = 'M3 3h6l8 8-6 6-8-8zM6.500 6.500h.010';

export function LanguageMenu(): ReactNode {
  return <PlaceMenu icon={LETTERS} entries={useLanguageEntries()} note={settings.localeNote} />;
}

export function VersionMenu(): ReactNode {
  const about = useLanguage().say('Version of these pages');
  return <PlaceMenu icon={TAG} entries={useVersionEntries()} note={settings.versionNote} about={about} />;
}
