import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';

/**
 * Looks like a field and links to the search page; with JavaScript, it moves the focus to the field in the navbar.
 */
export function HomeSearch({ speech: { say, to } }: { speech: Speech }): ReactNode {
  return (
    <a className="home-search" href={toHref(to('/search'), settings.basePath)} data-focus-search="">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M13.500 13.500 18 18M15 8.500a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0Z" />
      </svg>
      {say('Search all pages')}
      <kbd aria-hidden="true">/</kbd>
    </a>
  );
}
