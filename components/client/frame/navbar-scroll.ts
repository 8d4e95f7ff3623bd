import { SITE_EVENTS } from '@/lib/browser/site-events';
import { MOBILE_MAX_WIDTH } from '../shared/browser-state';
import { settings } from '@/lib/settings/settings';
import { targetOf } from '../shared/target-of';

interface ScrollState {
  last: number;
  /** The next scroll event comes from a jump to an anchor. */
  jumped: boolean;
}

/** The bar's reaction to a scroll event; `null` leaves it unchanged. */
export function navbarMove(
  state: ScrollState,
  now: number,
  sizes: { navbar: number; window: number; document: number },
): 'show' | 'hide' | null {
  if (now < sizes.navbar) return 'show';
  if (state.jumped) return null;
  if (state.last && now >= state.last) return 'hide';
  return now + sizes.window < sizes.document - sizes.navbar ? 'show' : null;
}

let ignoring = false;

/** Runs an action whose scrolling the navbar and the back-to-top button must ignore. */
export function withoutScrollReaction(action: () => void): void {
  ignoring = true;
  action();
  setTimeout(() => {
    ignoring = false;
  }, 100);
}

export const isScrollIgnored = (): boolean => ignoring;

/** Hides the navbar while the reader scrolls down and shows it when they scroll up. */
export function watchNavbar(signal: AbortSignal): void {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!settings.hideNavbarOnScroll || !navbar) return;
  const root = document.documentElement;
  root.classList.add('navbar-hides');
  const state: ScrollState = { last: 0, jumped: false };
  const show = (visible: boolean) => root.classList.toggle('navbar-hidden', !visible);

  const onScroll = () => {
    if (ignoring) return;
    const now = Math.max(0, window.scrollY);
    const sizes = { navbar: navbar.offsetHeight, window: window.innerHeight, document: root.scrollHeight };
    const move = navbarMove(state, now, sizes);
    if (move) show(move === 'show');
    state.jumped = false;
    state.last = now;
  };
  const onLocation = () => {
    const target = targetOf(window.location.hash);
    state.jumped = target !== null;
    // On a small screen, the bar has the only way to help that's in sight. Styles place the target accordingly.
    show(!target || window.innerWidth <= MOBILE_MAX_WIDTH);
  };
  // Keyboard users must see what they focus.
  const onFocus = () => show(true);

  // Deferred: measuring now would force the browser to lay out the page twice.
  const frame = requestAnimationFrame(onScroll);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener(SITE_EVENTS.location, onLocation, { signal });
  navbar.addEventListener('focusin', onFocus, { signal });
}
