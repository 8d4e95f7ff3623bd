import type { ReactNode } from 'react';

/** First in the page: lets keyboard users pass over the navigation. Works without script by its anchor. */
export function SkipLink(): ReactNode {
  return (
    <div className="skip-region" role="region" aria-label="Skip to main content" tabIndex={-1}>
      <a href="#main-content" data-skip="">
        Skip to main content
      </a>
    </div>
  );
}
