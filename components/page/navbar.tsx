import type { ReactNode } from 'react';
import { ColorModeToggle } from '@/components/client/color-mode/color-mode';
import { NavbarSearch } from '@/components/client/search/search-box';
import { Drawer } from '@/components/client/shell/drawer';
import { PartsMenu, LanguageMenu, NavMenu, OtherLanguage, VersionMenu } from '@/components/client/shell/nav-menu';
import { NavbarLink } from '@/components/client/shell/navbar-link';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { settings } from '@/lib/settings/settings';
import type { Locale } from '@/lib/settings/translate';

/** The bar at the top. Up to 996 px, its items are in the drawer. */
export function Navbar({ locale }: { locale: Locale }): ReactNode {
  const { t, tSetting } = locale;
  return (
    <nav className="navbar row" aria-label={t('Main')}>
      <Drawer brand={<Brand locale={locale} />} />
      <Brand locale={locale} />
      <div className="navbar-items row">
        <PartsMenu />
        {settings.navbar.map((item) =>
          'path' in item ? <NavbarLink key={item.label} path={item.path} label={tSetting(item.label)} /> : null,
        )}
      </div>
      <div className="navbar-help">
        <NavbarLink path={KNOWN_PAGES.helpNow} label={t('Help now')} />
      </div>
      <OtherLanguage />
      <div className="navbar-items navbar-right row">
        <LanguageMenu />
        {settings.navbar.map((item) =>
          'entries' in item ? (
            <NavMenu
              key={item.label}
              label={tSetting(item.label)}
              entries={item.entries.map(({ label, href }) => ({ label: tSetting(label), href }))}
            />
          ) : null,
        )}
        <VersionMenu />
        <ColorModeToggle />
      </div>
      <NavbarSearch />
    </nav>
  );
}

/** The mark (ours is a lamp over its light) and the site's name. */
function Brand({ locale: { pathOf } }: { locale: Locale }): ReactNode {
  return (
    <a className="brand row strong" href={toHref(pathOf('/'))}>
      {settings.hasCustomLogo ? (
        <img src={`${settings.basePath}/favicon.svg`} width="28" height="28" alt="" />
      ) : (
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <path
            fill="var(--brand-coral)"
            d="M16 1v5m-3.500 0h7q1.500 0 2 1l4.500 9q1 2-1.500 2h-17q-2.500 0-1.500-2l4.500-9q.5-1 2-1z"
          />
          <circle fill="var(--lamp)" cx="16" cy="26" r="4" />
        </svg>
      )}
      <span>{settings.title}</span>
    </a>
  );
}
