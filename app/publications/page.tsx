import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RedirectPage } from '@/components/page/redirect-page';
import { pageMetadata } from '@/lib/site/metadata';
import { settings } from '@/lib/settings/settings';

export const metadata: Metadata = pageMetadata({
  path: '/publications',
  title: 'Publications',
  description: 'Find publications about mindLAMP on the website of the research group.',
  noindex: true,
});

/** Leads to the research group's list. */
export default function Publications(): ReactNode {
  return (
    <RedirectPage href={settings.publications}>
      <h1>Publications</h1>
      <p>
        You can find the list on the research group’s website:{' '}
        <a href={settings.publications}>Publications about mindLAMP</a>.
      </p>
    </RedirectPage>
  );
}
