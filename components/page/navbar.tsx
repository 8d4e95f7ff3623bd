import type { ReactNode } from 'react';
import { ColorModeToggle } from '@/components/client/color-mode-toggle';
import { Drawer, DrawerToggle } from '@/components/client/drawer';
import { LanguageMenu, VersionMenu } from '@/components/client/location-menus';
import { NavbarLink } from '@/components/client/navbar-link';
import { NavDropdown } from '@/components/client/nav-dropdown';
import { SearchBox } from '@/components/client/search/search-box';
import { communityEntries } from '@/lib/site/navbar-entries';
import { Brand } from './brand';

/** The bar at the top. Up to 996 px its items live in the drawer. */
export function Navbar(): ReactNode {
  return (
    <nav className="navbar" aria-label="Main">
      <DrawerToggle />
      <Brand />
      <div className="navbar-items">
        <NavbarLink path="/api" label="API" />
      </div>
      <div className="navbar-items navbar-right">
        <NavDropdown label="Community" entries={communityEntries} />
        <VersionMenu />
        <LanguageMenu />
        <ColorModeToggle />
      </div>
      <SearchBox />
      <Drawer brand={<Brand />} />
    </nav>
  );
}
