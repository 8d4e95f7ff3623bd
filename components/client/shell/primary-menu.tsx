'use client';
import { useId, useState, type ReactNode } from 'react';
import { Caret } from '@/components/shared/icon';
import { settings } from '@/lib/settings/settings';
import { useLocale } from '../language/locale';
import { CollapsibleList } from './collapsible-list';
import { MenuEntries, type Menu } from './menu';
import { useLanguageEntries, usePartEntries, useVersionEntries } from './menu-entries';
import { NavbarLink } from './navbar-link';

/** What the bar has on wide screens: guides, its links and menus, languages, and versions. */
export function PrimaryMenu(): ReactNode {
  const parts = usePartEntries();
  const languages = useLanguageEntries();
  const versions = useVersionEntries();
  const { t, tSetting } = useLocale();
  return (
    <ul className="tree plain-list">
      <DrawerMenu label={t('Guides')} entries={parts} startsOpen />
      {settings.navbar.map((item) =>
        'path' in item ? (
          <li key={item.label}>
            <NavbarLink path={item.path} label={tSetting(item.label)} />
          </li>
        ) : (
          <DrawerMenu
            key={item.label}
            label={tSetting(item.label)}
            entries={item.entries.map(({ label, href }) => ({ label: tSetting(label), href }))}
          />
        ),
      )}
      <DrawerMenu label={t('Languages')} entries={languages} note={settings.languageNote} />
      <DrawerMenu label={versions.length > 1 ? t('Versions') : (versions[0]?.label ?? '')} entries={versions} />
    </ul>
  );
}

function DrawerMenu({ label, startsOpen, ...rest }: Menu & { startsOpen?: boolean }): ReactNode {
  const [isCollapsed, setIsCollapsed] = useState(!startsOpen);
  const list = useId();
  return (
    <li className="category">
      <button
        type="button"
        className="drawer-category row"
        aria-expanded={!isCollapsed}
        aria-controls={list}
        onClick={() => setIsCollapsed(!isCollapsed)}
      >
        {label}
        <Caret />
      </button>
      <CollapsibleList id={list} isCollapsed={isCollapsed}>
        <MenuEntries {...rest} />
      </CollapsibleList>
    </li>
  );
}
