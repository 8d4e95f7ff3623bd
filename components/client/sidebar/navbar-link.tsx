'use client';
import type { ReactNode } from 'react';
import { isWithin, toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { useLanguage } from '../language';
import { useCurrentPath } from '../router/use-current-path';

/** A navbar link, marked as current on its page and on every page below. */
export function NavbarLink({ path, label, onClick }: { path: string; label: string; onClick?: () => void }): ReactNode {
  const target = useLanguage().to(path);
  const current = isWithin(useCurrentPath(), target);
  return (
    <a
      className="navbar-item"
      href={toHref(target, settings.basePath)}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </a>
  );
}
