'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { animateCollapse } from '../shared/collapse';

/** A list that opens with a height animation. Its children join the document when it first opens, and stay there. */
export function CollapsibleList(props: { id: string; isCollapsed: boolean; children: ReactNode }): ReactNode {
  const { id, isCollapsed, children } = props;
  const [isMounted, setIsMounted] = useState(!isCollapsed);
  const panel = useRef<HTMLUListElement>(null);
  const displayed = useRef(isCollapsed);
  if (!isCollapsed && !isMounted) setIsMounted(true);

  useEffect(() => {
    if (!panel.current || displayed.current === isCollapsed) return;
    displayed.current = isCollapsed;
    animateCollapse(panel.current, isCollapsed);
  }, [isCollapsed, isMounted]);

  // Content added by the first opening starts closed, so that the animation runs; later styles belong to the animation.
  // A list that is open from the start needs none: a page's security policy would ignore the attribute.
  const [style] = useState(() => (isCollapsed ? { display: 'none', overflow: 'hidden', height: '0px' } : undefined));

  if (!isMounted) return null;
  return (
    <ul ref={panel} id={id} style={style}>
      {children}
    </ul>
  );
}
