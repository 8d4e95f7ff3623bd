import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LeaveSite } from '@/components/client/leave-site';
import { pageMetadata } from '@/lib/site/metadata';
import { settings } from '@/lib/site/settings';

export const metadata: Metadata = pageMetadata({
  path: '/publications',
  title: 'Publications',
  description: 'Publications about mindLAMP are listed on the website of the research group, to which this page leads.',
  noindex: true,
});

/** Leads to the research group's list. The address replaces this page, so that Back does not loop. */
export default function Publications(): ReactNode {
  return (
    // Readers without script are sent on by the head of the page: see lib/export/finish-page.ts.
    <main id="main-content" tabIndex={-1} className="plain-page" data-leads-to={settings.publications}>
      <LeaveSite address={settings.publications} />
      <h1>Publications</h1>
      <p>
        The list of publications is on the website of the research group:{' '}
        <a href={settings.publications}>Publications about mindLAMP</a>.
      </p>
    </main>
  );
}
