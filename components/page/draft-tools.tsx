import type { ReactNode } from 'react';
import { FindingsPanel } from '@/components/client/draft/findings-panel';
import { sourceRevision } from '@/lib/content/source-revision.static';

/** What only the preview shows, drawn again after every change of content. */
export function DraftTools(): ReactNode {
  return <FindingsPanel revision={sourceRevision} />;
}
