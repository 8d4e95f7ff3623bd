'use client';
import { Menu as MenuIcon, X } from 'lucide';
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';
import { closestTo } from '@/lib/browser/closest-to';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { isSamePath } from '@/lib/settings/paths';
import { ColorModeToggle } from '../color-mode/color-mode';
import { useLocale } from '../language/locale';
import { addOverlayEntry, leaveOverlayEntry } from '../router/overlay-history';
import { useCurrentPath, useIsMobile } from '../shared/browser-state';
import { withSignal } from '../shared/with-signal';
import { PrimaryMenu } from './primary-menu';
import { OtherLanguage } from './nav-menu';
import { NavbarLink } from './navbar-link';
import { showCurrent } from './show-current';
import { sidebarFor } from './sidebar-for';
import { SidebarTree } from './sidebar-tree';

/**
 * The button in the navbar, shown up to 996 px, and the drawer that it opens, which exists only at these widths, after
 * hydration. Back, every navigation, and a wider window close it.
 */
export function Drawer({ brand }: { brand: ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isMobile = useIsMobile();
  const path = useCurrentPath();
  const { t } = useLocale();

  const openOrClose = useCallback((willBeOpen: boolean) => {
    if (willBeOpen) addOverlayEntry();
    else leaveOverlayEntry();
    setIsOpen(willBeOpen);
  }, []);

  useEffect(() => {
    return withSignal((signal) => window.addEventListener('popstate', () => setIsOpen(false), { signal }));
  }, []);
  // Not on mount: opening it may be the first thing a reader does.
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) setIsOpen(false);
    shown.current = path;
  }, [path]);
  useEffect(() => {
    if (!isMobile && isOpen) openOrClose(false);
  }, [isMobile, isOpen, openOrClose]);

  return (
    <>
      <button
        type="button"
        className="icon-button drawer-toggle muted"
        aria-label={t('Toggle navigation bar')}
        aria-expanded={isOpen}
        data-needs-app=""
        onClick={({ currentTarget }) => {
          // Safari gives a pressed button no focus, which then couldn't return to it.
          currentTarget.focus();
          openOrClose(!isOpen);
        }}
      >
        <Icon node={MenuIcon} size={24} />
      </button>
      {isMobile ? <DrawerDialog brand={brand} path={path} isOpen={isOpen} close={() => openOrClose(false)} /> : null}
    </>
  );
}

function DrawerDialog(props: { brand: ReactNode; path: string; isOpen: boolean; close: () => void }): ReactNode {
  const { brand, path, isOpen, close } = props;
  const { t, docs } = useLocale();
  const sidebar = sidebarFor(path, docs);
  const [isSecondary, setIsSecondary] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const box = dialog.current;
    if (!isOpen || !box) return undefined;
    setIsSecondary(true);
    box.showModal();
    closeButton.current?.focus();
    document.body.style.overflow = 'hidden';
    showCurrent(box.querySelector('.drawer-panel:last-child'));
    return () => {
      box.close();
      document.body.style.overflow = 'visible';
    };
  }, [isOpen]);

  const onClick = (event: MouseEvent) => {
    // The dialog itself is pressed only on its backdrop: its content covers the rest.
    if (event.target === event.currentTarget) close();
    // Navigation closes the drawer, but a link to the current page must close it explicitly.
    const link = event.defaultPrevented ? null : closestTo<HTMLAnchorElement>(event, 'a');
    if (link?.origin === location.origin && isSamePath(link.pathname, location.pathname)) close();
  };
  const showsSecondary = isSecondary && sidebar !== null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the keyboard, there is Escape
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={t('Navigation')}
      onClick={onClick}
      onClose={() => {
        if (isOpen) close();
      }}
    >
      <div className="drawer-head row">
        {brand}
        <OtherLanguage />
        <ColorModeToggle />
        <button
          ref={closeButton}
          type="button"
          className="icon-button muted"
          aria-label={t('Close navigation bar')}
          onClick={close}
        >
          <Icon node={X} size={24} />
        </button>
      </div>
      <div className={showsSecondary ? 'drawer-panels secondary' : 'drawer-panels'}>
        <div className="drawer-panel" inert={showsSecondary}>
          <div className="drawer-top row">
            <NavbarLink path={KNOWN_PAGES.helpNow} label={t('Help now')} />
          </div>
          <PrimaryMenu />
        </div>
        <div className="drawer-panel" inert={!showsSecondary}>
          <div className="drawer-top row">
            <button type="button" className="drawer-back strong" onClick={() => setIsSecondary(false)}>
              {t('← Back to main menu')}
            </button>
            <NavbarLink path={KNOWN_PAGES.helpNow} label={t('Help now')} />
          </div>
          <h2 className="drawer-title">{t(sidebar?.name === 'api' ? 'API reference' : 'Guides and help')}</h2>
          {sidebar ? (
            <nav aria-label={t('Docs sidebar')} key={sidebar.name}>
              <SidebarTree entries={sidebar.entries} path={path} />
            </nav>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
