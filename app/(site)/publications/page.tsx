import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Redirect } from '@/components/page/moved-page';
import { pageMetadata } from '@/lib/site/metadata';
import { PUBLICATIONS } from '@/lib/site/page-record';

export const metadata: Metadata = pageMetadata(PUBLICATIONS);

/** Leads to the research group's list. */
export default function Publications(): ReactNode {
  const { title, to } = PUBLICATIONS;
  return (
    <Redirect href={to} title={title}>
      The list is on the research group’s website, {new URL(to).hostname}: <a href={to}>Publications about mindLAMP</a>.
    </Redirect>
  );
}
