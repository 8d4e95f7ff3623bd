'use client';
import { ChevronDown, Languages } from 'lucide';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/shared/icon';
import { settings } from '@/lib/settings/settings';
import { useLocale } from '../language/locale';
import { withSignal } from '../shared/with-signal';
import { MenuEntries, MenuLink, type Menu } from './menu';
import { usePartEntries, useLanguageEntries, useVersionEntries } from './menu-entries';

// Only components: the preview replaces such a file in an open page, and reloads the page for any other.

interface NavMenuProps extends Menu {
  /** The subject of the menu, where its label alone is ambiguous. */
  about?: string;
}

/**
 * A navbar menu: opens on hover with CSS, on click, Enter, and Arrow Down with JavaScript; closes on Escape and when
 * focus leaves. Arrows move among its entries.
 */
export function NavMenu({ label, about, ...rest }: NavMenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();

  useEffect(() => {
    const onOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setIsOpen(false);
    };
    return withSignal((signal) => {
      for (const name of ['mousedown', 'touchstart', 'focusin']) window.addEventListener(name, onOutside, { signal });
    });
  }, []);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    // Shown first, because what is hidden takes no focus.
    flushSync(() => setIsOpen(true));
    const links = [...(box.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = event.key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1;
    links.at(next % links.length)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works from the button and from every entry
    <div ref={box} className={isOpen ? 'dropdown open' : 'dropdown'} onKeyDown={onKey}>
      <button
        ref={button}
        type="button"
        className="navbar-item row"
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={menu}
        title={about}
        data-needs-app=""
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon node={ChevronDown} className="caret" />
      </button>
      <ul id={menu} className="dropdown-menu box lifted plain-list">
        <MenuEntries {...rest} onClick={() => setIsOpen(false)} />
      </ul>
    </div>
  );
}

/** The label of a menu of languages or versions: the current one. */
const currentOf = (entries: Menu['entries']) => entries.find((entry) => entry.isCurrent)?.label;

export function PartsMenu(): ReactNode {
  return <NavMenu label={useLocale().t('Guides')} entries={usePartEntries()} />;
}

export function LanguageMenu(): ReactNode {
  const entries = useLanguageEntries();
  const label = (
    <>
      <Icon node={Languages} />
      {currentOf(entries)}
    </>
  );
  return <NavMenu label={label} entries={entries} note={settings.languageNote} />;
}

/** The other language if the site has just two: on phones, a tap away. */
export function OtherLanguage(): ReactNode {
  const [other, ...more] = useLanguageEntries().filter(({ isCurrent }) => !isCurrent);
  return other && !more.length ? <MenuLink entry={other} className="navbar-item other-language row" /> : null;
}

export function VersionMenu(): ReactNode {
  const about = useLocale().t('Version of these pages');
  const entries = useVersionEntries();
  return <NavMenu label={currentOf(entries)} about={about} entries={entries} />;
}
