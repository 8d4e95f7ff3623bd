'use client';
import { useEffect, type ReactNode } from 'react';
import { recoverFromChunkError } from '@/components/client/router/chunk-recovery';
import { CrashPage } from '@/components/client/router/crash-page';
import './styles/index.css';

/** A crash in the layout itself: replaces the whole document. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }): ReactNode {
  useEffect(() => {
    recoverFromChunkError(error);
  }, [error]);
  return (
    <html lang="en" dir="ltr">
      <body>
        <CrashPage error={error} onRetry={reset} />
      </body>
    </html>
  );
}
