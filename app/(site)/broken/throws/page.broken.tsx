import type { ReactNode } from 'react';
import { Throws } from '@/tests/fixtures/broken-pages/throws';

/** Fails on purpose; included only in test exports (TEST_PAGES=1). */
export default function Page(): ReactNode {
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <h1>A page for tests</h1>
      <Throws />
    </main>
  );
}
