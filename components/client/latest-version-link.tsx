'use client';
import type { ReactNode } from 'react';
import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';
import { CURRENT_VERSION } from '@/lib/settings/versions';

/** Leads from an older version to the current one, which is then the reader's choice. */
export function LatestVersionLink({ href }: { href: string }): ReactNode {
  return (
    <a href={href} data-reload="" onClick={() => createStorageSlot(STORAGE_KEYS.version).set(CURRENT_VERSION)}>
      latest version
    </a>
  );
}
