import type { ReactNode } from 'react';
import { externalAttributes, toHref } from '@/lib/settings/addresses';
import { TABLE_LAYOUTS } from '@/lib/markdown/tables';
import { settings } from '@/lib/settings/settings';

/** Numbered steps of a how-to, around an ordinary ordered list. */
export function Steps({ children }: { children?: ReactNode }): ReactNode {
  return <div className="steps">{children}</div>;
}

/** Folded text that only some readers need. */
export function Details({ summary = 'Details', children }: { summary?: string; children?: ReactNode }): ReactNode {
  return (
    <details className="details">
      <summary>{summary}</summary>
      <div className="details-content">{children}</div>
    </details>
  );
}

/** A two-column table of facts at a glance. */
export function KeyValues({ children }: { children?: ReactNode }): ReactNode {
  return <div className="key-values">{children}</div>;
}

/** Sets the layout of the table inside it on narrow screens; the pipeline reads `as` (lib/markdown/tables.ts). */
export function Table({ as, children }: { as?: string; children?: ReactNode }): ReactNode {
  if (!TABLE_LAYOUTS.some((layout) => layout === as)) {
    throw new Error(`<Table as="${as}"> is unknown. Choose one of: ${TABLE_LAYOUTS.join(', ')}.`);
  }
  return children;
}

/** A grid of link cards. */
export function Cards({ children }: { children?: ReactNode }): ReactNode {
  return <div className="cards">{children}</div>;
}

/** One link card: a linked title and a sentence. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }): ReactNode {
  return (
    <div className="card">
      <p className="card-title">
        <a href={toHref(href, settings.basePath)} {...externalAttributes(href)}>
          {title}
        </a>
      </p>
      {children}
    </div>
  );
}
