import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RedirectPage } from '@/components/page/redirect-page';
import { pageMetadata } from '@/lib/site/metadata';
import { PUBLICATIONS } from '@/lib/site/page-record';

export const metadata: Metadata = pageMetadata(PUBLICATIONS);

/** Leads to the research group's list. */
export default function Publications(): ReactNode {
  return (
    <RedirectPage href={PUBLICATIONS.to} seconds={3}>
      <h1>{PUBLICATIONS.title}</h1>
      <p>
        The list is on the research group’s website, {new URL(PUBLICATIONS.to).hostname}. It opens in a moment:{' '}
        <a href={PUBLICATIONS.to}>Publications about mindLAMP</a>.
      </p>
    </RedirectPage>
  );
}
