import type { ReactNode } from 'react';
import { FindingsPanel } from '@/components/client/preview/findings-panel';
import { updateDerived } from '@/lib/site/derive';

/** Preview only; rendered again after every save. `saved` is when the last one was that the page shows. */
export async function DraftTools({ saved }: { saved: number }): Promise<ReactNode> {
  await updateDerived();
  return <FindingsPanel saved={saved} />;
}
