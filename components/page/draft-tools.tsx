import type { ReactNode } from 'react';
import { FindingsPanel } from '@/components/client/preview/findings-panel';
import { updateDerived } from '@/lib/site/derive';

/** Preview only; rendered again after every save. `saved` is when the last one was that the page shows. */
export async function DraftTools({ saved }: { saved: number }): Promise<ReactNode> {
  // The page and its findings say what is wrong; until it's mended, menus stay as they were.
  await updateDerived().catch(() => {});
  return <FindingsPanel saved={saved} />;
}
