import { settings } from '@/lib/settings/settings';
import { MAX_MOBILE_PX } from '../shared/browser-state';
import { watchScroll, type Scroll } from './watch-scroll';

/** Hides the navbar while the reader scrolls down and shows it when they scroll up. */
export function watchNavbar(signal: AbortSignal): void {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!settings.hidesNavbarOnScroll || !navbar) return;
  const root = document.documentElement;
  root.classList.add('navbar-hides');
  const show = (isVisible: boolean) => root.classList.toggle('navbar-hidden', !isVisible);

  const onScroll = ({ before, now, isJump }: Scroll) => {
    const height = navbar.offsetHeight;
    if (now < height) show(true);
    else if (isJump) return;
    else if (before && now >= before) show(false);
    // Not where a phone bounces back from the end of the page.
    else if (now + window.innerHeight < root.scrollHeight - height) show(true);
  };
  // On a small screen, the bar has the only way to help that's in sight. Styles place the target of a jump accordingly.
  const onLocation = (isJump: boolean) => void show(!isJump || window.innerWidth <= MAX_MOBILE_PX);
  watchScroll({ onScroll, onLocation }, signal);
  // Keyboard users must see what they focus.
  navbar.addEventListener('focusin', () => show(true), { signal });
}
