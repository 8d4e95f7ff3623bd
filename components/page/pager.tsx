import type { ReactNode } from 'react';
import { findNeighbors, type NavItem } from '@/lib/navigation/navigation-tree';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';

/** The previous and next pages, in sidebar order; `names` are the names that pages set for these links. */
export function Pager(props: {
  tree: NavItem[];
  path: string;
  names?: ReadonlyMap<string, string | undefined>;
}): ReactNode {
  const { previous, next } = findNeighbors(props.tree, props.path);
  const link = (item: NavItem | undefined, word: 'Previous' | 'Next') =>
    item?.path ? (
      <a
        className={`pager-${word.toLowerCase()}`}
        rel={word === 'Next' ? 'next' : 'prev'}
        href={toHref(item.path, settings.basePath)}
      >
        <span className="pager-word">{word}</span>
        <span className="pager-title">{props.names?.get(item.path) ?? item.label}</span>
      </a>
    ) : null;
  return (
    <nav className="pager" aria-label="Docs pages">
      {link(previous, 'Previous')}
      {link(next, 'Next')}
    </nav>
  );
}
