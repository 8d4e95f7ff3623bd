'use client';
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Caret } from '@/components/shared/icon';
import { toHref } from '@/lib/settings/addresses';
import { isSamePath } from '@/lib/settings/paths';
import { findTrail, firstPath, type SidebarEntry } from '@/lib/site/sidebar-entries';
import { useLocale } from '../language/locale';
import { useIsHydrated } from '../shared/browser-state';
import { CollapsibleList } from './collapsible-list';

interface TreeProps {
  entries: SidebarEntry[];
  path: string;
}

/** The sidebar's entries, or one of them with all below it. Categories keep their state as long as the tree stays mounted. */
export function SidebarTree({ entries, path }: TreeProps): ReactNode {
  return (
    <ul className="tree plain-list">
      {entries.map((entry) => (
        <TreeEntry key={entry.path ?? entry.label} entry={entry} path={path} isHidden={false} />
      ))}
    </ul>
  );
}

type EntryProps = Omit<TreeProps, 'entries'> & { entry: SidebarEntry; isHidden: boolean };

/** The path is passed on only to entries that it is about, so that a page turn renders those two alone again. */
function TreeEntry({ path, ...props }: EntryProps): ReactNode {
  const { entry } = props;
  const pathBelow = findTrail([entry], path).length ? path : '';
  return entry.entries?.length ? <Category {...props} path={pathBelow} /> : <Leaf {...props} path={pathBelow} />;
}

/** An entry without entries below it; `path` is empty unless the entry is the current page's. */
const Leaf = memo(function Leaf({ entry, path, isHidden }: EntryProps): ReactNode {
  const isActive = path !== '';
  return (
    <li className={entry.status}>
      <a
        href={toHref(entry.path ?? '/')}
        lang={entry.lang}
        aria-current={isActive ? 'page' : undefined}
        tabIndex={isHidden ? -1 : undefined}
      >
        {entry.method ? <span className={`method ${entry.method.toLowerCase()}`}>{entry.method}</span> : null}
        {entry.label}
        {entry.status ? <span className="sr-only"> ({entry.status.replace('-', ' ')})</span> : null}
      </a>
    </li>
  );
});

const Category = memo(function Category({ entry, path, isHidden }: EntryProps): ReactNode {
  const list = useId();
  const isHydrated = useIsHydrated();
  const { t } = useLocale();
  const isActive = path !== '';
  const [isCollapsed, setIsCollapsed] = useState(!isActive && !entry.startsOpen);
  const wasActive = useRef(isActive);
  // Opens when it becomes active; nothing closes automatically.
  useEffect(() => {
    if (isActive && !wasActive.current) setIsCollapsed(false);
    wasActive.current = isActive;
  }, [isActive]);

  const entries = entry.entries ?? [];
  const hasPage = entry.path !== undefined;
  const target = firstPath(entry) ?? '/';
  const tabIndex = isHidden ? -1 : undefined;
  const toggle = () => setIsCollapsed(!isCollapsed);
  return (
    <li className={isActive ? 'category active' : 'category'}>
      <div className="category-head">
        {hasPage ? (
          <>
            <a
              href={toHref(target)}
              lang={entry.lang}
              aria-current={isActive && isSamePath(entry.path, path) ? 'page' : undefined}
              tabIndex={tabIndex}
              onClick={() => setIsCollapsed(false)}
            >
              {entry.label}
            </a>
            <button
              type="button"
              className="category-toggle muted"
              aria-label={t(isCollapsed ? "Expand sidebar category '{name}'" : "Collapse sidebar category '{name}'", {
                name: entry.label,
              })}
              aria-expanded={!isCollapsed}
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
            href={isHydrated ? '#' : toHref(target)}
            lang={entry.lang}
            role="button"
            aria-expanded={!isCollapsed}
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
      <CollapsibleList id={list} isCollapsed={isCollapsed}>
        {entries.map((child) => (
          <TreeEntry key={child.path ?? child.label} entry={child} path={path} isHidden={isHidden || isCollapsed} />
        ))}
      </CollapsibleList>
    </li>
  );
});
