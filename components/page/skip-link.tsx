import type { ReactNode } from 'react';

/** First on the page: lets keyboard users skip the navigation. Works as an anchor without JavaScript. */
export function SkipLink(): ReactNode {
  return (
    <section className="skip-region" aria-label="Skip to main content" tabIndex={-1}>
      <a href="#main-content" data-skip="">
        Skip to main content
      </a>
    </section>
  );
}
