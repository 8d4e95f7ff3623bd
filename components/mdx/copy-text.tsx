import type { ReactNode } from 'react';

/** A named text with a button that copies it as plain text. */
export function CopyText({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <section className="copy-text" data-copy-text="" aria-label={title}>
      <p className="copy-text-title">
        <strong>{title}</strong>
      </p>
      <div className="copy-text-body">{children}</div>
    </section>
  );
}
