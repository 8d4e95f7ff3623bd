import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { formatTitle } from '@/lib/site/metadata';
import { RedirectPage } from './redirect-page';

/** A page at an old address, which redirects to the path `to`. */
export function MovedPage({ to }: { to: string }): ReactNode {
  const href = toHref(to, settings.basePath);
  return (
    <RedirectPage href={href} keepQuery>
      <h1>This page has moved</h1>
      <p>
        <a href={href}>Go to the new address</a>
      </p>
    </RedirectPage>
  );
}

/** Metadata of such a page, so that search engines index the new address. */
export function movedMetadata(to: string): Metadata {
  return {
    title: { absolute: formatTitle('Moved') },
    robots: { index: false },
    alternates: { canonical: settings.url + toHref(to, settings.basePath) },
  };
}
