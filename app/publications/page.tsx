import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RedirectPage } from '@/components/page/redirect-page';
import { pageMetadata } from '@/lib/site/metadata';
import { settings } from '@/lib/settings/settings';

export const metadata: Metadata = pageMetadata({
  path: '/publications',
  title: 'Publications',
  description: 'Publications about mindLAMP are listed on the website of the research group, to which this page leads.',
  noindex: true,
});

/** Leads to the research group's list. */
export default function Publications(): ReactNode {
  return (
    <RedirectPage href={settings.publications}>
      <h1>Publications</h1>
      <p>
        The list of publications is on the website of the research group:{' '}
        <a href={settings.publications}>Publications about mindLAMP</a>.
      </p>
    </RedirectPage>
  );
}
