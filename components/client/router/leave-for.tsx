'use client';
import { useEffect } from 'react';

/** How long readers have to see where they're going. */
const MOMENT = 3000;

/**
 * Leads to another site after a moment, without a history entry, so that Back does not loop. Readers who go elsewhere
 * in the meantime stay there.
 */
export function LeaveFor({ href }: { href: string }): null {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(href), MOMENT);
    return () => clearTimeout(timer);
  }, [href]);
  return null;
}
