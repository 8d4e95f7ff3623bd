'use client';
import { useEffect } from 'react';

/** Sends the browser to an address of another site, in place of this page. */
export function LeaveSite({ address }: { address: string }): null {
  useEffect(() => window.location.replace(address), [address]);
  return null;
}
