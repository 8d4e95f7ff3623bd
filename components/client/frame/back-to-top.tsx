'use client';
import { SITE_EVENTS } from '@/lib/browser/site-events';
import { useEffect, useState, type ReactNode } from 'react';
import { ArrowUp } from 'lucide';
import { Icon } from '@/components/shared/icon';
import { isScrollIgnored } from './navbar-scroll';
import { useLocale } from '../language/locale';

const SHOW_FROM = 300;

/** A button that appears when the reader is far down the page and scrolls up. */
export function BackToTop(): ReactNode {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    let last: number | null = null;
    let jumped = false;
    const abort = new AbortController();
    const { signal } = abort;
    const onScroll = () => {
      const now = window.scrollY;
      const before = last;
      last = now;
      if (before === null || isScrollIgnored()) return;
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
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    window.addEventListener(SITE_EVENTS.location, onLocation, { signal });
    return () => abort.abort();
  }, []);

  return (
    <button
      type="button"
      className="back-to-top box lifted"
      aria-label={useLocale().t('Scroll back to top')}
      hidden={!visible}
      onClick={({ currentTarget }) => {
        // Chromium stops the scrolling when what has the focus disappears.
        currentTarget.blur();
        const isQuick = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isQuick ? 'auto' : 'smooth' });
      }}
    >
      <Icon node={ArrowUp} />
    </button>
  );
}
