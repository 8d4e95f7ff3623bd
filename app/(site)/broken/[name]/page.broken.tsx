import type { ReactNode } from 'react';
import { HydrationMismatch } from '@/tests/fixtures/broken-pages/hydration';
import { Throws } from '@/tests/fixtures/broken-pages/throws';

const parts = { hydration: HydrationMismatch, throws: Throws };

export const generateStaticParams = (): { name: string }[] => Object.keys(parts).map((name) => ({ name }));

/** Fails on purpose; included only in test exports (TEST_PAGES=1). */
export default async function Page({ params }: { params: Promise<{ name: string }> }): Promise<ReactNode> {
  const Part = parts[(await params).name as keyof typeof parts];
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <h1>A page for tests</h1>
      <Part />
    </main>
  );
}
