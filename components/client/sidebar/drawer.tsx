'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { X } from 'lucide';
import { settings } from '@/lib/settings/settings';
import { isSamePath } from '@/lib/settings/addresses';
import { HELP_NOW } from '@/lib/site/help-now';
import { useLanguage } from '../language';
import { Caret, Icon } from '@/components/icon';
import { CollapsibleList } from './collapsible';
import { ColorModeToggle } from '../theme/color-mode';
import { useDrawer } from './drawer-state';
import { OtherLanguage } from './nav-dropdown';
import { DropdownLink, type DropdownEntry, MenuNote, type Note, NavbarLink } from './navbar-link';
import { useLanguageEntries, useVersionEntries } from './location-entries';
import { sidebarFor } from './navigation-data';
import { PageTree } from './page-tree';
import { useCurrentPath, useWindowSize } from '../browser-state';

/** The drawer itself: only at mobile widths, only after hydration. */
export function Drawer({ brand }: { brand: ReactNode }): ReactNode {
  const size = useWindowSize();
  return size === 'mobile' ? <DrawerPanel brand={brand} /> : null;
}

function DrawerPanel({ brand }: { brand: ReactNode }): ReactNode {
  const { open, setOpen } = useDrawer();
  const path = useCurrentPath();
  const { say, docs } = useLanguage();
  const sidebar = sidebarFor(path, docs);
  const [secondary, setSecondary] = useState(true);
  const closeButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    setSecondary(true);
    const before = document.activeElement;
    const outside = [...document.body.children].filter((element) => !element.contains(panel.current));
    const aroundNav = [...(panel.current?.parentElement?.children ?? [])].filter(
      (element) => element !== panel.current && !element.classList.contains('drawer-backdrop'),
    );
    for (const element of [...outside, ...aroundNav]) element.setAttribute('inert', '');
    document.body.style.overflow = 'hidden';
    closeButton.current?.focus();
    scrollToCurrent(panel.current);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    // Navigation closes the drawer, but a link to the current page must close it explicitly.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
      if (isSamePath(link.pathname, location.pathname)) setOpen(false);
    };
    const box = panel.current;
    box?.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      box?.removeEventListener('click', onClick);
      for (const element of [...outside, ...aroundNav]) element.removeAttribute('inert');
      document.body.style.overflow = 'visible';
      document.removeEventListener('keydown', onKey);
      (before instanceof HTMLElement && before !== document.body
        ? before
        : document.querySelector<HTMLElement>('.drawer-toggle')
      )?.focus();
    };
  }, [open, setOpen]);

  const close = () => setOpen(false);
  const showSecondary = secondary && sidebar !== null;
  return (
    <>
      <div className={open ? 'drawer-backdrop open' : 'drawer-backdrop'} role="presentation" onClick={close} />
      <div
        ref={panel}
        className={open ? 'drawer open' : 'drawer'}
        role="dialog"
        aria-modal="true"
        aria-label={say('Navigation')}
        inert={!open}
      >
        <div className="drawer-head">
          {brand}
          <OtherLanguage />
          <ColorModeToggle />
          <button
            ref={closeButton}
            type="button"
            className="icon-button"
            aria-label={say('Close navigation bar')}
            onClick={close}
          >
            <Icon node={X} size={24} />
          </button>
        </div>
        <div className={showSecondary ? 'drawer-panels secondary' : 'drawer-panels'}>
          <div className="drawer-panel" inert={showSecondary}>
            <div className="drawer-top">
              <NavbarLink path={HELP_NOW} label={say('Help now')} />
            </div>
            <PrimaryMenu />
          </div>
          <div className="drawer-panel" inert={!showSecondary}>
            <div className="drawer-top">
              <button type="button" className="drawer-back" onClick={() => setSecondary(false)}>
                {say('← Back to main menu')}
              </button>
              <NavbarLink path={HELP_NOW} label={say('Help now')} />
            </div>
            <h2 className="drawer-title">{say(sidebar?.name === 'api' ? 'API reference' : 'Guides and help')}</h2>
            {sidebar ? (
              <nav aria-label={say('Docs sidebar')} key={sidebar.name}>
                <PageTree sidebar={sidebar} path={path} />
              </nav>
            ) : null}
          </div>
        </div>
      </div>
    </>
  );
}

/** Scrolls the current page's entry into view, unless it already is, below the name of the largest section that fits. */
function scrollToCurrent(drawer: HTMLElement | null): void {
  const entry = drawer?.querySelector('nav [aria-current="page"]');
  const list = entry?.closest('.drawer-panel');
  const tree = entry?.closest('nav');
  if (!entry || !list || !tree) return;
  const above = list.querySelector('.drawer-top')?.clientHeight ?? 0;
  const topOf = (element: Element) => element.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const bottom = topOf(entry) + entry.clientHeight;
  if (bottom <= list.clientHeight) return;
  const sections = [...tree.querySelectorAll('.category')].filter((section) => section.contains(entry));
  const start = sections.find((section) => bottom - topOf(section) <= list.clientHeight - above) ?? entry;
  // Not with scrollIntoView, which would also move the drawer while it slides in.
  list.scrollTop += topOf(start) - above;
}

function PrimaryMenu(): ReactNode {
  const languages = useLanguageEntries();
  const versions = useVersionEntries();
  const { say, name } = useLanguage();
  return (
    <ul className="tree">
      {settings.navbar.map((item) =>
        'path' in item ? (
          <li key={item.label}>
            <NavbarLink path={item.path} label={name(item.label)} />
          </li>
        ) : (
          <DrawerDropdown
            key={item.label}
            label={name(item.label)}
            entries={item.entries.map(({ label, href }) => ({ label: name(label), href }))}
          />
        ),
      )}
      <DrawerDropdown label={say('Languages')} entries={languages} note={settings.localeNote} />
      <DrawerDropdown
        label={versions.length > 1 ? say('Versions') : (versions[0]?.label ?? '')}
        entries={versions}
        note={settings.versionNote}
      />
    </ul>
  );
}

function DrawerDropdown(props: { label: string; entries: DropdownEntry[]; note?: Note }): ReactNode {
  const { label, entries, note } = props;
  const [collapsed, setCollapsed] = useState(true);
  const list = useId();
  return (
    <li className="category">
      <button
        type="button"
        className="drawer-category"
        aria-expanded={!collapsed}
        aria-controls={list}
        onClick={() => setCollapsed(!collapsed)}
      >
        {label}
        <Caret />
      </button>
      <CollapsibleList id={list} collapsed={collapsed}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <DropdownLink entry={entry} />
          </li>
        ))}
        {note ? <MenuNote note={note} /> : null}
      </CollapsibleList>
    </li>
  );
}
