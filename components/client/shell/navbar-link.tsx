'use client';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { isWithin } from '@/lib/settings/paths';
import { useLocale } from '../language/locale';
import { useCurrentPath } from '../shared/browser-state';

/** A navbar link, marked as current on its page and on every page below. */
export function NavbarLink({ path, label }: { path: string; label: string }): ReactNode {
  const target = useLocale().pathOf(path);
  const isCurrent = isWithin(useCurrentPath(), target);
  return (
    <a className="navbar-item row" href={toHref(target)} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  );
}
