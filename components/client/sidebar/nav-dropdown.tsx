'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { DropdownLink, type DropdownEntry } from './dropdown-link';
import { MenuNote, type Note } from './menu-note';

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
