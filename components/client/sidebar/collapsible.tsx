'use client';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { animateCollapse, setCollapsed } from '@/lib/browser/collapse';

/**
 * A list that opens and closes with a height animation. With `lazy`, children are added to the document on first
 * opening and stay there.
 */
export function CollapsibleList(props: {
  collapsed: boolean;
  id?: string;
  className?: string;
  lazy?: boolean;
  children: ReactNode;
}): ReactNode {
  const { collapsed, id, className, lazy, children } = props;
  const [mounted, setMounted] = useState(!lazy || !collapsed);
  const panel = useRef<HTMLUListElement>(null);
  const displayed = useRef(collapsed);
  if (!collapsed && !mounted) setMounted(true);

  // A list mounted by its first opening starts closed, so that the animation runs.
  useLayoutEffect(() => {
    if (panel.current && mounted && displayed.current && !collapsed) setCollapsed(panel.current, true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the moment of mounting counts
  }, [mounted]);

  useEffect(() => {
    if (!panel.current || displayed.current === collapsed) return;
    displayed.current = collapsed;
    animateCollapse(panel.current, collapsed);
  }, [collapsed, mounted]);

  // Only the initial state: later styles belong to the animation. An open list needs none, so that no page has a style
  // attribute, which its security policy would ignore.
  const [style] = useState(() => (collapsed ? { display: 'none', overflow: 'hidden', height: '0px' } : undefined));

  if (!mounted) return null;
  return (
    <ul ref={panel} id={id} className={className} style={style}>
      {children}
    </ul>
  );
}
