import type { ReactNode } from 'react';

/** Marks what opens; style sheets turn it when it is open. */
export function Caret(): ReactNode {
  return (
    <svg className="caret" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="m4 2 4 4-4 4" />
    </svg>
  );
}

/** In the button that closes a line of text. */
export function Cross(): ReactNode {
  return (
    <svg viewBox="0 0 15 15" width="14" height="14" aria-hidden="true">
      <path d="m2 2 11 11M13 2 2 13" />
    </svg>
  );
}
