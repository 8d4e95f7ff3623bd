'use client';
import type { ReactNode } from 'react';
import { LocaleProvider } from '@/components/client/language/locale';
import { CrashPage } from '@/components/client/router/crash-page';
import { settings } from '@/lib/settings/settings';
import './styles/index.css';

/** A crash in the layout itself: replaces the whole document. */
export default function GlobalError(props: { error: Error; reset: () => void }): ReactNode {
  return (
    <html lang={settings.language.code} dir={settings.language.dir}>
      <body>
        <LocaleProvider>
          <CrashPage {...props} />
        </LocaleProvider>
      </body>
    </html>
  );
}
