import type { ReactNode } from 'react';

/** First in the page: lets keyboard users pass over the navigation. Works without script by its anchor. */
export function SkipLink(): ReactNode {
  return (
    <section className="skip-region" aria-label="Skip to main content" tabIndex={-1}>
      <a href="#main-content" data-skip="">
        Skip to main content
      </a>
    </section>
  );
}
