import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { inlineJson } from '@/lib/settings/inline-json';
import { settings } from '@/lib/settings/settings';
import { formatTitle } from '@/lib/site/metadata';

/**
 * A page at an old address, which redirects to the path `to` without leaving a history entry, so that Back does not
 * loop: by script, with query and hash; by refresh without JavaScript; by the link without either.
 */
export function MovedPage({ to }: { to: string }): ReactNode {
  const href = toHref(to);
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <script
        dangerouslySetInnerHTML={{ __html: `location.replace(${inlineJson(href)}+location.search+location.hash)` }}
      />
      <h1>This page has moved</h1>
      <p>
        <a href={href}>Go to the new address</a>
      </p>
    </main>
  );
}

/** Metadata of such a page, so that search engines index the new address. */
export function movedMetadata(to: string): Metadata {
  return {
    title: { absolute: formatTitle('Moved') },
    robots: { index: false },
    alternates: { canonical: settings.url + toHref(to) },
  };
}
