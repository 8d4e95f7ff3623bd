import type { ReactNode } from 'react';
import type { Speech } from '@/lib/site/language';

/** First on the page: lets keyboard users skip the navigation. Works as an anchor without JavaScript. */
export function SkipLink({ speech: { say } }: { speech: Speech }): ReactNode {
  return (
    <section className="skip-region" aria-label={say('Skip to main content')} tabIndex={-1}>
      <a href="#main-content" data-skip="">
        {say('Skip to main content')}
      </a>
    </section>
  );
}
