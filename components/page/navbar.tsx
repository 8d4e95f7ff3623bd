import type { ReactNode } from 'react';
import { ColorModeToggle } from '@/components/client/theme/color-mode-toggle';
import { Drawer } from '@/components/client/sidebar/drawer';
import { DrawerToggle } from '@/components/client/sidebar/drawer-state';
import { LanguageMenu, VersionMenu } from '@/components/client/sidebar/location-menus';
import { NavbarLink } from '@/components/client/sidebar/navbar-link';
import { NavDropdown } from '@/components/client/sidebar/nav-dropdown';
import { SearchBox } from '@/components/client/search/search-box';
import { settings } from '@/lib/settings/settings';
import { HELP_NOW } from '@/lib/site/help-now';
import type { Speech } from '@/lib/site/language';
import { Brand } from './brand';

/** The bar at the top. Up to 996 px, its items are in the drawer. */
export function Navbar({ speech }: { speech: Speech }): ReactNode {
  const { say, name } = speech;
  return (
    <nav className="navbar" aria-label={say('Main')}>
      <DrawerToggle />
      <Brand speech={speech} />
      <div className="navbar-items">
        {settings.navbar.map((item) =>
          'path' in item ? <NavbarLink key={item.label} path={item.path} label={name(item.label)} /> : null,
        )}
      </div>
      <div className="navbar-help">
        <NavbarLink path={HELP_NOW} label={say('Help now')} />
      </div>
      <div className="navbar-items navbar-right">
        {settings.navbar.map((item) =>
          'entries' in item ? (
            <NavDropdown key={item.label} label={name(item.label)} entries={named(item.entries, name)} />
          ) : null,
        )}
        <VersionMenu />
        <LanguageMenu />
        <ColorModeToggle />
      </div>
      <SearchBox />
      <Drawer brand={<Brand speech={speech} />} />
    </nav>
  );
}

const named = (entries: { label: string; href: string }[], name: Speech['name']) =>
  entries.map(({ label, href }) => ({ label: name(label), href }));
