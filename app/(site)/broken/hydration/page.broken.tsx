'use client';
import type { ReactNode } from 'react';

/** Differs between server and browser; only exports with TEST_PAGES=1 have it. */
export default function HydrationMismatch(): ReactNode {
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <h1>{typeof window}</h1>
    </main>
  );
}
