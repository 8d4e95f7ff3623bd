import type { ReactNode } from 'react';
import { slugOf } from '@/lib/content/catalog/slug';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

interface TypeLinkProps {
  type: { spec: string; slug?: string; label: string };
  /** The page that the pages of these types are below. */
  below: string;
}

/** A type's label, linked to its page. Its ID was the type's section on this page, before the type had its own. */
export function TypeLink({ type, below }: TypeLinkProps): ReactNode {
  const slug = slugOf(type);
  return (
    <a id={slug} href={toHref(`${below}/${slug}`, settings.basePath)}>
      {type.label}
    </a>
  );
}
