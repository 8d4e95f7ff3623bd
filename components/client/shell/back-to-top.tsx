'use client';
import { ArrowUp } from 'lucide';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';
import { useLocale } from '../language/locale';
import { withSignal } from '../shared/with-signal';
import { watchScroll, type Scroll } from './watch-scroll';

const SHOW_FROM_PX = 300;

/** A button that appears when the reader is far down the page and scrolls up. */
export function BackToTop(): ReactNode {
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const onScroll = ({ before, now, isJump }: Scroll) => {
      if (before === null || isJump) return;
      const isAtBottom = now + window.innerHeight >= document.documentElement.scrollHeight;
      if (now < SHOW_FROM_PX || now > before) setIsVisible(false);
      else if (now < before && !isAtBottom) setIsVisible(true);
    };
    const onLocation = (isJump: boolean) => {
      if (isJump) setIsVisible(false);
    };
    return withSignal((signal) => watchScroll({ onScroll, onLocation }, signal));
  }, []);

  return (
    <button
      type="button"
      className="back-to-top box lifted"
      aria-label={useLocale().t('Scroll back to top')}
      hidden={!isVisible}
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
