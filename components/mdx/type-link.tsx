import type { ReactNode } from 'react';
import { anchorOf } from '@/lib/content/catalog/anchor';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

/** A type's label, linked to its heading: on this page, or on another one when `page` is its path. */
export function TypeLink({
  type,
  page,
}: {
  type: { spec: string; anchor?: string; label: string };
  page?: string;
}): ReactNode {
  const hash = `#${anchorOf(type)}`;
  return <a href={page ? toHref(page + hash, settings.basePath) : hash}>{type.label}</a>;
}
