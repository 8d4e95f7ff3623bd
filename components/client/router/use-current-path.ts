'use client';
import { usePathname } from 'next/navigation';
import { normalizePath } from '@/lib/settings/addresses';

/** The current page's address below the base path, decoded, without trailing slash or `index.html`. */
export function useCurrentPath(): string {
  return normalizePath(usePathname() ?? '/');
}
