'use client';
import type { ReactNode } from 'react';
import { CrashPage } from '@/components/client/router/crash-page';

/** A crash in a page; navbar and footer stay. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }): ReactNode {
  return <CrashPage error={error} onRetry={reset} />;
}
