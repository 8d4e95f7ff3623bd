import { Suspense, type ReactNode } from 'react';
import { Sidebar } from '@/components/client/sidebar';

/** Docs and API pages share one sidebar, which stays mounted between them. */
export default function ReaderLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="reader">
      <Suspense>
        <Sidebar />
      </Suspense>
      {children}
    </div>
  );
}
