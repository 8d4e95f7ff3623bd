'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { sidebarFor } from './navigation-data';
import { SidebarTree } from './sidebar-tree';
import { useCurrentPath } from './use-current-path';

/** The column on the left from 997 px. It stays mounted between pages, so its scroll position and open parts stay. */
export function Sidebar(): ReactNode {
  const path = useCurrentPath();
  const sidebar = sidebarFor(path);
  const scroller = useRef<HTMLElement>(null);

  // On arrival the current entry is brought into view, if it is not; the page itself never scrolls for it.
  useEffect(() => {
    const box = scroller.current;
    const current = box?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!box || !current) return;
    const offset = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (offset < 0 || offset > box.clientHeight - 40) box.scrollTop += offset - box.clientHeight / 3;
  }, [path]);

  if (!sidebar) return null;
  return (
    <aside className="sidebar" aria-label="Docs pages">
      <nav ref={scroller} aria-label="Docs sidebar" key={sidebar.name}>
        <SidebarTree items={sidebar.items} path={path} />
      </nav>
    </aside>
  );
}
