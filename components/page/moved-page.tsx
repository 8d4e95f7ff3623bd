import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import type { Locale } from '@/lib/settings/translate';
import { formatTitle, pageMetadata } from '@/lib/site/metadata';
import type { ExternalRecord, PageRecord } from '@/lib/site/page-record';

/**
 * A page that leads elsewhere at once, without waiting for the app or leaving a history entry, so that Back does not
 * loop: by script, with query and hash; by refresh without JavaScript; by the link in it without either.
 */
function Redirect({ href, title, children }: { href: string; title: string; children: ReactNode }): ReactNode {
  // No address can close the script.
  const address = JSON.stringify(href).replace(/</g, '\\u003c');
  const script = `location.replace(${address}+location.search+location.hash)`;
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <h1>{title}</h1>
      <p>{children}</p>
    </main>
  );
}

/** A page at an old address, which redirects to the path `to`. */
export function MovedPage({ to, locale: { t } }: { to: string; locale: Locale }): ReactNode {
  const href = toHref(to);
  return (
    <Redirect href={href} title={t('This page has moved')}>
      <a href={href}>{t('Go to the new address')}</a>
    </Redirect>
  );
}

/** A page that leads to another site. */
export function ExternalPage({ record: { title, description, to } }: { record: ExternalRecord }): ReactNode {
  return (
    <Redirect href={to} title={title}>
      {description} <a href={to}>{new URL(to).hostname}</a>
    </Redirect>
  );
}

/** Metadata of an old address: all addresses are those of the page it leads to, which search engines index instead. */
export function movedMetadata(target: PageRecord, { t }: Locale): Metadata {
  const title = formatTitle(t('This page has moved'));
  const { alternates, openGraph } = pageMetadata(target);
  return { title: { absolute: title }, robots: { index: false }, alternates, openGraph: { ...openGraph, title } };
}
