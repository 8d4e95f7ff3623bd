'use client';
import { useEffect, type ReactNode } from 'react';
import { useLanguage } from '@/components/client/language';
import { recoverFromChunkError } from '@/components/client/router/chunk-recovery';
import { CrashPage } from '@/components/client/router/crash-page';

/** A crash in a page of a further language; navbar and footer stay. */
export default function TranslatedPageError({ error, reset }: { error: Error; reset: () => void }): ReactNode {
  const { say } = useLanguage();
  useEffect(() => {
    recoverFromChunkError(error);
  }, [error]);
  return <CrashPage error={error} onRetry={reset} say={say} />;
}
