'use client';
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { findTrail, firstPath, type NavItem } from '@/lib/site/navigation-tree';
import { isSamePath, toHref } from '@/lib/settings/addresses';
import { Caret } from '@/components/shared/icon';
import { useLocale } from '../language/locale';
import { CollapsibleList } from './collapsible';
import { useHydrated } from '../shared/browser-state';

interface TreeProps {
  items: NavItem[];
  path: string;
}

/** The sidebar's entries. Categories keep their state as long as the tree stays mounted. */
export function SidebarTree({ items, path }: TreeProps): ReactNode {
  return (
    <ul className="tree plain-list">
      {items.map((item) => (
        <TreeItem key={item.path ?? item.label} item={item} path={path} hidden={false} />
      ))}
    </ul>
  );
}

type ItemProps = Omit<TreeProps, 'items'> & { item: NavItem; hidden: boolean };

/** The path is passed on only to entries that it is about, so that a page turn renders those two alone again. */
function TreeItem({ path, ...props }: ItemProps): ReactNode {
  const { item } = props;
  const pathBelow = findTrail([item], path).length ? path : '';
  return item.items?.length ? <Category {...props} path={pathBelow} /> : <Leaf {...props} path={pathBelow} />;
}

/** An entry without entries below it; `path` is empty unless the entry is the current page's. */
const Leaf = memo(function Leaf({ item, path, hidden }: ItemProps): ReactNode {
  const active = path !== '';
  return (
    <li className={item.status}>
      <a
        href={toHref(item.path ?? '/')}
        lang={item.lang}
        aria-current={active ? 'page' : undefined}
        tabIndex={hidden ? -1 : undefined}
      >
        {item.method ? <span className={`method ${item.method.toLowerCase()}`}>{item.method}</span> : null}
        {item.label}
        {item.status ? <span className="sr-only"> ({item.status.replace('-', ' ')})</span> : null}
      </a>
    </li>
  );
});

const Category = memo(function Category({ item, path, hidden }: ItemProps): ReactNode {
  const list = useId();
  const hydrated = useHydrated();
  const { t } = useLocale();
  const active = path !== '';
  const [collapsed, setCollapsed] = useState(!active && !item.startsOpen);
  const wasActive = useRef(active);
  // Opens when it becomes active; nothing closes automatically.
  useEffect(() => {
    if (active && !wasActive.current) setCollapsed(false);
    wasActive.current = active;
  }, [active]);

  const items = item.items ?? [];
  const hasPage = item.path !== undefined;
  const target = firstPath(item) ?? '/';
  const tabIndex = hidden ? -1 : undefined;
  const toggle = () => setCollapsed(!collapsed);
  return (
    <li className={active ? 'category active' : 'category'}>
      <div className="category-head">
        {hasPage ? (
          <>
            <a
              href={toHref(target)}
              lang={item.lang}
              aria-current={active && isSamePath(item.path, path) ? 'page' : undefined}
              tabIndex={tabIndex}
              onClick={() => setCollapsed(false)}
            >
              {item.label}
            </a>
            <button
              type="button"
              className="category-toggle muted"
              aria-label={t(collapsed ? "Expand sidebar category '{name}'" : "Collapse sidebar category '{name}'", {
                name: item.label,
              })}
              aria-expanded={!collapsed}
              aria-controls={list}
              tabIndex={tabIndex}
              data-needs-app=""
              onClick={toggle}
            >
              <Caret />
            </button>
          </>
        ) : (
          // Without JavaScript, the category links to its first page. The head script turns Space into a click.
          <a
            href={hydrated ? '#' : toHref(target)}
            lang={item.lang}
            role="button"
            aria-expanded={!collapsed}
            tabIndex={tabIndex}
            data-needs-app=""
            data-no-route=""
            onClick={(event) => {
              event.preventDefault();
              toggle();
            }}
          >
            {item.label}
            <Caret />
          </a>
        )}
      </div>
      <CollapsibleList id={list} collapsed={collapsed}>
        {items.map((child) => (
          <TreeItem key={child.path ?? child.label} item={child} path={path} hidden={hidden || collapsed} />
        ))}
      </CollapsibleList>
    </li>
  );
});
