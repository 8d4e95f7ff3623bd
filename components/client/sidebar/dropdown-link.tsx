'use client';
import type { ReactNode } from 'react';
import { EXTERNAL_LINK, isExternal } from '@/lib/settings/addresses';

export interface DropdownEntry {
  label: string;
  href: string;
  lang?: string;
  current?: boolean;
  /** A full page load, for example for another language. */
  reload?: boolean;
  onChoose?: () => void;
}

/** A menu entry, in the navbar and in the drawer. */
export function DropdownLink({ entry, onClick }: { entry: DropdownEntry; onClick?: () => void }): ReactNode {
  const { label, href, lang, current, reload, onChoose } = entry;
  return (
    <a
      href={href}
      lang={lang}
      aria-current={current ? 'true' : undefined}
      data-reload={reload ? '' : undefined}
      suppressHydrationWarning
      onClick={() => {
        onChoose?.();
        onClick?.();
      }}
      {...(isExternal(href) ? EXTERNAL_LINK : {})}
    >
      {label}
    </a>
  );
}
