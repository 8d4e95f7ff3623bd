'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { animateCollapse } from '../shared/collapse';

/**
 * A list that opens and closes with a height animation. Its children are added to the document when it first opens, and
 * stay there.
 */
export function CollapsibleList(props: { id: string; collapsed: boolean; children: ReactNode }): ReactNode {
  const { id, collapsed, children } = props;
  const [mounted, setMounted] = useState(!collapsed);
  const panel = useRef<HTMLUListElement>(null);
  const displayed = useRef(collapsed);
  if (!collapsed && !mounted) setMounted(true);

  useEffect(() => {
    if (!panel.current || displayed.current === collapsed) return;
    displayed.current = collapsed;
    animateCollapse(panel.current, collapsed);
  }, [collapsed, mounted]);

  // Content added by the first opening starts closed, so that the animation runs; later styles belong to the animation.
  // A list that is open from the start needs none: a page's security policy would ignore the attribute.
  const [style] = useState(() => (collapsed ? { display: 'none', overflow: 'hidden', height: '0px' } : undefined));

  if (!mounted) return null;
  return (
    <ul ref={panel} id={id} style={style}>
      {children}
    </ul>
  );
}
