import { SITE_EVENTS } from '@/lib/browser/site-events';
import { atNextFrame } from '../shared/at-next-frame';
import { targetOf } from '../shared/target-of';

/** Where the page is, in pixels from its top, after a scroll event, and where it was; null at first. */
export interface Scroll {
  before: number | null;
  now: number;
  /** It comes from a jump to an anchor. */
  isJump: boolean;
}

let isScrollIgnored = false;

/** Runs an action whose scrolling the navbar and the back-to-top button must ignore. */
export function withoutScrollReaction(action: () => void): void {
  isScrollIgnored = true;
  action();
  setTimeout(() => {
    isScrollIgnored = false;
  }, 100);
}

/** Says where the page is, once and at each scroll event, and whether a change of the address leads to an anchor. */
export function watchScroll(
  { onScroll, onLocation }: { onScroll: (scroll: Scroll) => void; onLocation: (isJump: boolean) => void },
  signal: AbortSignal,
): void {
  let before: number | null = null;
  let isJump = false;
  const update = () => {
    const now = Math.max(0, window.scrollY);
    if (!isScrollIgnored) {
      onScroll({ before, now, isJump });
      isJump = false;
    }
    before = now;
  };
  const follow = () => {
    isJump = targetOf(window.location.hash) !== null;
    onLocation(isJump);
  };
  atNextFrame(update, signal);
  window.addEventListener('scroll', update, { passive: true, signal });
  window.addEventListener(SITE_EVENTS.location, follow, { signal });
}
