'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { contentRevision } from '@/.generated/content-revision';
import { recoverFromChunkError } from '@/components/client/chunk-recovery';
import { CrashPage } from '@/components/client/crash-page';

/** A crash in a page; navbar and footer stay. */
export default function PageError(props: { error: Error; reset: () => void; retry?: () => void }): ReactNode {
  const { error, reset, retry } = props;
  useEffect(() => {
    recoverFromChunkError(error);
  }, [error]);

  // In development an author mends the page while this stands here: a new revision of the content tries again.
  const shown = useRef(contentRevision);
  useEffect(() => {
    if (shown.current === contentRevision) return;
    shown.current = contentRevision;
    (retry ?? reset)();
  });
  return <CrashPage error={error} onRetry={reset} />;
}
