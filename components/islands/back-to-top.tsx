'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { scrollIsHeld } from './behaviors/navbar-scroll';

const SHOW_FROM = 300;

/** A button that appears when the reader scrolls up far down the page. */
export function BackToTop(): ReactNode {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    let last: number | null = null;
    let jumped = false;
    const onScroll = () => {
      const now = window.scrollY;
      const before = last;
      last = now;
      if (before === null || scrollIsHeld()) return;
      if (jumped) {
        jumped = false;
        return;
      }
      const atBottom = now + window.innerHeight >= document.documentElement.scrollHeight;
      if (now < SHOW_FROM || now > before) setVisible(false);
      else if (now < before && !atBottom) setVisible(true);
    };
    const onLocation = () => {
      jumped = window.location.hash !== '';
      if (jumped) setVisible(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('site:location', onLocation);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('site:location', onLocation);
    };
  }, []);

  return (
    <button
      type="button"
      className="back-to-top"
      aria-label="Scroll back to top"
      hidden={!visible}
      onClick={() => {
        const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M10 16V4m-5 5 5-5 5 5" />
      </svg>
    </button>
  );
}
