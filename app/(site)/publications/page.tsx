import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LeaveFor } from '@/components/client/router/leave-for';
import { pageMetadata } from '@/lib/site/metadata';
import { PUBLICATIONS } from '@/lib/site/page-record';

export const metadata: Metadata = pageMetadata(PUBLICATIONS);

/** Leads to the research group's list; without JavaScript, at once. */
export default function Publications(): ReactNode {
  const { title, to } = PUBLICATIONS;
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </noscript>
      <LeaveFor href={to} />
      <h1>{title}</h1>
      <p>
        The list is on the research group’s website, {new URL(to).hostname}. It opens in a moment:{' '}
        <a href={to}>Publications about mindLAMP</a>.
      </p>
    </main>
  );
}
