'use client';
import type { ReactNode } from 'react';
import { externalAttributes, toHref } from '@/lib/settings/addresses';
import type { settings } from '@/lib/settings/settings';
import { useLocale } from '../language/locale';

export interface MenuEntry {
  label: string;
  href: string;
  lang?: string;
  isCurrent?: boolean;
  /** A full page load, for example for another language. */
  reloads?: boolean;
  onChoose?: () => void;
}

/** A menu entry, in the navbar and in the drawer. */
export function MenuLink(props: { entry: MenuEntry; className?: string; onClick?: () => void }): ReactNode {
  const { entry, className, onClick } = props;
  const { label, href, lang, isCurrent, reloads, onChoose } = entry;
  return (
    <a
      className={className}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={isCurrent ? 'true' : undefined}
      data-reload={reloads ? '' : undefined}
      suppressHydrationWarning
      onClick={() => {
        onChoose?.();
        onClick?.();
      }}
      {...externalAttributes(href)}
    >
      {label}
    </a>
  );
}

/** The label and the entries of a menu, in the navbar and in the drawer. */
export interface Menu {
  label: ReactNode;
  entries: MenuEntry[];
  /** An explanation of the entries, with a link to more. */
  note?: (typeof settings)['languageNote'];
}

export function MenuEntries({ entries, note, onClick }: Omit<Menu, 'label'> & { onClick?: () => void }): ReactNode {
  const { tSetting, pathOf } = useLocale();
  return (
    <>
      {entries.map((entry) => (
        <li key={entry.label}>
          <MenuLink entry={entry} onClick={onClick} />
        </li>
      ))}
      {note ? (
        <li className="menu-note quiet">
          {tSetting(note.text)}{' '}
          <a href={toHref(pathOf(note.link.href))} onClick={onClick}>
            {tSetting(note.link.label)}
          </a>
        </li>
      ) : null}
    </>
  );
}
