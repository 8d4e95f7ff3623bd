'use client';
import type { ReactNode } from 'react';
import { ApiTree } from './operation-filter';
import type { sidebarFor } from './navigation-data';
import { SidebarTree } from './sidebar-tree';

/** What a sidebar lists, in the left column and in the drawer. */
export function PageTree({
  sidebar: { name, items },
  path,
}: {
  sidebar: NonNullable<ReturnType<typeof sidebarFor>>;
  path: string;
}): ReactNode {
  return name === 'api' ? <ApiTree items={items} path={path} /> : <SidebarTree items={items} path={path} />;
}
