import type { ReactNode } from 'react';
import { Sidebar } from '@/components/client/sidebar/sidebar';

/** Docs and API pages share one sidebar, which stays mounted between them. */
export function Reader({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="reader">
      <Sidebar />
      {children}
    </div>
  );
}
