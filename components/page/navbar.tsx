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
import { Brand } from './brand';

/** The bar at the top. Up to 996 px, its items are in the drawer. */
export function Navbar(): ReactNode {
  return (
    <nav className="navbar" aria-label="Main">
      <DrawerToggle />
      <Brand />
      <div className="navbar-items">
        {settings.navbar.map((item) => ('path' in item ? <NavbarLink key={item.label} {...item} /> : null))}
      </div>
      <div className="navbar-help">
        <NavbarLink path={HELP_NOW} label="Help now" />
      </div>
      <div className="navbar-items navbar-right">
        {settings.navbar.map((item) => ('entries' in item ? <NavDropdown key={item.label} {...item} /> : null))}
        <VersionMenu />
        <LanguageMenu />
        <ColorModeToggle />
      </div>
      <SearchBox />
      <Drawer brand={<Brand />} />
    </nav>
  );
}
