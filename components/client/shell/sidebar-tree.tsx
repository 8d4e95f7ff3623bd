'use client';
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Caret } from '@/components/shared/icon';
import { toHref } from '@/lib/settings/addresses';
import { isSamePath } from '@/lib/settings/paths';
import { findTrail, firstPath, type SidebarEntry } from '@/lib/site/sidebar-entries';
import { useLocale } from '../language/locale';
import { useHydrated } from '../shared/browser-state';
import { CollapsibleList } from './collapsible-list';

interface TreeProps {
  entries: SidebarEntry[];
  path: string;
}

/** The sidebar's entries, or one of them with all below it. Categories keep their state as long as the tree stays mounted. */
export function SidebarTree({ entries, path, isSubtree }: TreeProps & { isSubtree?: boolean }): ReactNode {
  return (
    <ul className={isSubtree ? 'tree subtree plain-list' : 'tree plain-list'}>
      {entries.map((entry) => (
        <TreeEntry key={entry.path ?? entry.label} entry={entry} path={path} hidden={false} />
      ))}
    </ul>
  );
}

type EntryProps = Omit<TreeProps, 'entries'> & { entry: SidebarEntry; hidden: boolean };

/** The path is passed on only to entries that it is about, so that a page turn renders those two alone again. */
function TreeEntry({ path, ...props }: EntryProps): ReactNode {
  const { entry } = props;
  const pathBelow = findTrail([entry], path).length ? path : '';
  return entry.entries?.length ? <Category {...props} path={pathBelow} /> : <Leaf {...props} path={pathBelow} />;
}

/** An entry without entries below it; `path` is empty unless the entry is the current page's. */
const Leaf = memo(function Leaf({ entry, path, hidden }: EntryProps): ReactNode {
  const active = path !== '';
  return (
    <li className={entry.status}>
      <a
        href={toHref(entry.path ?? '/')}
        lang={entry.lang}
        aria-current={active ? 'page' : undefined}
        tabIndex={hidden ? -1 : undefined}
      >
        {entry.method ? <span className={`method ${entry.method.toLowerCase()}`}>{entry.method}</span> : null}
        {entry.label}
        {entry.status ? <span className="sr-only"> ({entry.status.replace('-', ' ')})</span> : null}
      </a>
    </li>
  );
});

const Category = memo(function Category({ entry, path, hidden }: EntryProps): ReactNode {
  const list = useId();
  const hydrated = useHydrated();
  const { t } = useLocale();
  const active = path !== '';
  const [collapsed, setCollapsed] = useState(!active && !entry.startsOpen);
  const wasActive = useRef(active);
  // Opens when it becomes active; nothing closes automatically.
  useEffect(() => {
    if (active && !wasActive.current) setCollapsed(false);
    wasActive.current = active;
  }, [active]);

  const entries = entry.entries ?? [];
  const hasPage = entry.path !== undefined;
  const target = firstPath(entry) ?? '/';
  const tabIndex = hidden ? -1 : undefined;
  const toggle = () => setCollapsed(!collapsed);
  return (
    <li className={active ? 'category active' : 'category'}>
      <div className="category-head">
        {hasPage ? (
          <>
            <a
              href={toHref(target)}
              lang={entry.lang}
              aria-current={active && isSamePath(entry.path, path) ? 'page' : undefined}
              tabIndex={tabIndex}
              onClick={() => setCollapsed(false)}
            >
              {entry.label}
            </a>
            <button
              type="button"
              className="category-toggle muted"
              aria-label={t(collapsed ? "Expand sidebar category '{name}'" : "Collapse sidebar category '{name}'", {
                name: entry.label,
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
            lang={entry.lang}
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
            {entry.label}
            <Caret />
          </a>
        )}
      </div>
      <CollapsibleList id={list} collapsed={collapsed}>
        {entries.map((child) => (
          <TreeEntry key={child.path ?? child.label} entry={child} path={path} hidden={hidden || collapsed} />
        ))}
      </CollapsibleList>
    </li>
  );
});
