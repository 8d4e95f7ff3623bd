import { ChevronRight, X, type IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';

interface IconProps {
  node: IconNode;
  /** In px. */
  size?: 20 | 24;
  className?: string;
}

/** An icon of the set, drawn into the page. It is for the eyes only: the text beside it says what it means. */
export function Icon({ node, size = 20, className }: IconProps): ReactNode {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

/** Marks what opens; style sheets turn it when it is open. */
export function Caret(): ReactNode {
  return <Icon node={ChevronRight} className="caret" />;
}

/** In the button that closes a line of text. */
export function Cross(): ReactNode {
  return <Icon node={X} />;
}
