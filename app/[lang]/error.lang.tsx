'use client';
import type { ReactNode } from 'react';
import { useLanguage } from '@/components/client/language';
import { CrashPage } from '@/components/client/router/crash-page';

/** A crash in a page of a further language; navbar and footer stay. */
export default function TranslatedPageError({ error, reset }: { error: Error; reset: () => void }): ReactNode {
  const { say } = useLanguage();
  return <CrashPage error={error} onRetry={reset} say={say} />;
}
