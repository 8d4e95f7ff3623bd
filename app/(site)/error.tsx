'use client';
import { useEffect, type ReactNode } from 'react';
import { recoverFromChunkError } from '@/components/client/router/chunk-recovery';
import { CrashPage } from '@/components/client/router/crash-page';

/** A crash in a page; navbar and footer stay. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }): ReactNode {
  useEffect(() => {
    recoverFromChunkError(error);
  }, [error]);
  return <CrashPage error={error} onRetry={reset} />;
}
