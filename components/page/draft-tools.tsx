import type { ReactNode } from 'react';
import { FindingsPanel } from '@/components/client/preview/findings-panel';
import { sourceRevision } from '@/lib/content/source-revision.static';

/** Preview only; rendered again after every change of content. */
export function DraftTools(): ReactNode {
  return <FindingsPanel revision={sourceRevision} />;
}
