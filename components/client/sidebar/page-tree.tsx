'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isSamePath } from '@/lib/settings/addresses';
import { filterItems, type NavItem } from '@/lib/site/navigation-tree';
import type { sidebarFor } from './navigation-data';
import { Leaf, SidebarTree } from './sidebar-tree';

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

interface Props {
  items: NavItem[];
  /** The current page's address below the base path. */
  path: string;
}

const hasOperations = ({ items }: NavItem): boolean => items?.some(({ method }) => method !== undefined) ?? false;
const countOf = (groups: NavItem[]): number => groups.reduce((sum, { items = [] }) => sum + items.length, 0);

/**
 * The entries of the API's sidebar, with a field above the operations that narrows them down by name, path, and
 * method. The tree stays mounted behind what was found, so its categories are as they were once the field is empty.
 */
export function ApiTree({ items, path }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const groups = items.filter(hasOperations);
  const found = query.trim() ? filterItems(groups, query) : null;

  // What the reader typed before the app started.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  const clear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || !query) return;
    // Escape closes the drawer only with an empty field.
    event.preventDefault();
    event.currentTarget.value = '';
    setQuery('');
  };
  return (
    <>
      <SidebarTree items={items.filter((item) => !hasOperations(item))} path={path} />
      <div className="tree-filter">
        <input
          ref={field}
          type="search"
          className="entry-filter"
          aria-label="Filter operations"
          placeholder="Filter operations"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={clear}
        />
        <div role="status" className={found?.length ? 'sr-only' : undefined}>
          {found ? summaryOf(countOf(found)) : null}
        </div>
      </div>
      <div hidden={found !== null}>
        <SidebarTree items={groups} path={path} />
      </div>
      {found?.length ? (
        <ul className="tree">
          {found.map(({ label, items: operations = [] }) => (
            <li key={label} className="category">
              <p className="category-name">{label}</p>
              <ul>
                {operations.map((item) => (
                  <Leaf key={item.path} item={item} path={isSamePath(item.path, path) ? path : ''} hidden={false} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function summaryOf(count: number): string {
  if (!count) return 'No operations match';
  return count === 1 ? '1 operation matches' : `${count} operations match`;
}
