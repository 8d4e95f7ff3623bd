import { useEffect, type RefObject } from 'react';
import { SITE_EVENTS } from '@/lib/browser/site-events';
import { withSignal } from '../shared/with-signal';
import { highlightedWords, readKeptSearch, searchOfWords } from './highlight-address';

/**
 * Keeps the typed text in a search field while its words are highlighted, and shows the highlighted words on other pages.
 * `change` sets the field's text, and must stay the same from one render to the next.
 */
export function useFollowedHighlights(
  input: RefObject<HTMLInputElement | null>,
  change: (value: string) => void,
): void {
  useEffect(() => {
    let hadHighlights = false;
    const follow = () => {
      if (document.activeElement === input.current) return;
      const words = highlightedWords(window.location.search);
      const hasHighlights = words.length > 0;
      if (!hasHighlights && hadHighlights) change(readKeptSearch());
      else if (hasHighlights && !input.current?.value) change(searchOfWords(words));
      hadHighlights = hasHighlights;
    };
    if (highlightedWords(window.location.search).length) follow();
    else if (!input.current?.value && readKeptSearch()) change(readKeptSearch());
    return withSignal((signal) => window.addEventListener(SITE_EVENTS.location, follow, { signal }));
  }, [input, change]);
}
