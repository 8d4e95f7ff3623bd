'use client';
import type { ReactNode } from 'react';

export function SearchBox(): ReactNode {
  return (
    <div className="search" dir="ltr">
      <input className="search-input" type="search" placeholder="Search" aria-label="Search" autoComplete="off" />
    </div>
  );
}
