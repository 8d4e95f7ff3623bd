import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { inlineJson } from '@/lib/settings/inline-json';
import { pageMetadata } from '@/lib/site/metadata';
import { PUBLICATIONS } from '@/lib/site/page-record';

export const metadata: Metadata = pageMetadata(PUBLICATIONS);

/** Leads to the research group's list at once, without waiting for the app or leaving a history entry. */
export default function Publications(): ReactNode {
  const { title, to } = PUBLICATIONS;
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <script dangerouslySetInnerHTML={{ __html: `location.replace(${inlineJson(to)})` }} />
      <h1>{title}</h1>
      <p>
        The list is on the research group’s website, {new URL(to).hostname}:{' '}
        <a href={to}>Publications about mindLAMP</a>.
      </p>
    </main>
  );
}
