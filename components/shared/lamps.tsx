import type { ReactNode } from 'react';

const TODAY_IN_LIGHT = <circle fill="var(--lamp)" stroke="var(--ink)" cy="72" r="7" />;

/** A small lamp with a place for a day, 72 below, in its light. `name` tells its colors from those of others on the page. */
function Lamp({ name }: { name: string }): ReactNode {
  return (
    <>
      <linearGradient id={`${name}-light`} x2="0" y2="1">
        <stop stopColor="var(--bulb)" />
        <stop offset="1" stopColor="var(--lit)" />
      </linearGradient>
      <g stroke="none">
        <path fill={`url(#${name}-light)`} d="M-9 41h18L20 71q3 8-20 8t-20-8z" />
        <ellipse fill="var(--glow)" cy="72" rx="18" ry="5" />
      </g>
      <path d="M0-2000V24" />
      <path fill="var(--brand-coral)" d="M-5 22h10q3 0 4 2l6 16q1 4-2 4h-26q-3 0-2-4l6-16q1-2 4-2z" />
    </>
  );
}

/** The lamp over the first of the days below: the table of contents, or what a search found. `hasDay` adds that day. */
export function ListLamp({ hasDay = false }: { hasDay?: boolean }): ReactNode {
  return (
    <svg className="list-lamp" width="44" height="80" viewBox="-22 0 44 80" aria-hidden="true">
      <Lamp name={hasDay ? 'button' : 'list'} />
      {hasDay ? TODAY_IN_LIGHT : null}
    </svg>
  );
}

/** At the end of a page: the lamp over today, and the days from the page before and to the next. */
export function EndLamp({ hasPrevious, hasNext }: { hasPrevious: boolean; hasNext: boolean }): ReactNode {
  const days = { y1: 72, x2: '50%', y2: 72, strokeWidth: 6, strokeDasharray: '0 24', opacity: 0.42 };
  return (
    <svg className="end-lamp" aria-hidden="true" data-search-skip="">
      {hasPrevious ? <line x1="50%" {...days} x2="0" /> : null}
      {hasNext ? <line x1="50%" {...days} x2="100%" /> : null}
      <svg x="50%" overflow="visible">
        <Lamp name="end" />
        {TODAY_IN_LIGHT}
      </svg>
    </svg>
  );
}
