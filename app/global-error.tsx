'use client';
import type { ReactNode } from 'react';
import { LanguageProvider } from '@/components/client/language';
import { CrashPage } from '@/components/client/router/crash-page';
import './styles/index.css';

/** A crash in the layout itself: replaces the whole document. */
export default function GlobalError(props: { error: Error; reset: () => void }): ReactNode {
  return (
    <html lang="en" dir="ltr">
      <body>
        <LanguageProvider>
          <CrashPage {...props} />
        </LanguageProvider>
      </body>
    </html>
  );
}
