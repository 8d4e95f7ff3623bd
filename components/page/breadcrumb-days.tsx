import type { ReactNode } from 'react';

/** The most days that the short line has, and the space between two, whatever their sizes. */
const MAX_DAYS = 9;
const GAP_PX = 5;
const [TODAY_PX, VISIT_PX, DAY_PX] = [7, 5.5, 2.5] as const;

/**
 * A short line of days beside a page's breadcrumbs: one for each page of the group, the first and the last of them visits,
 * with the page lit. A large group has fewer days, and today is as far between the visits as the page is.
 */
export function BreadcrumbDays({ index, pages }: { index: number; pages: number }): ReactNode {
  const days = Math.min(pages, MAX_DAYS);
  const today = Math.round((index / (pages - 1)) * (days - 1));
  const radii = Array.from({ length: days }, (_, day) => {
    if (day === today) return TODAY_PX;
    return day % (days - 1) ? DAY_PX : VISIT_PX;
  });
  const widthOf = (shown: number[]) => shown.reduce((sum, radius) => sum + 2 * radius + GAP_PX, -GAP_PX);
  const centerOf = (day: number) => widthOf(radii.slice(0, day + 1)) - radii[day]!;
  /** Some of the days between the visits as one path: a line without length is a dot. */
  const dotsWhere = (isSome: (day: number) => boolean) =>
    radii.flatMap((radius, day) => (radius === DAY_PX && isSome(day) ? `M${centerOf(day)} 8h0` : [])).join('');
  const before = dotsWhere((day) => day < today);
  const after = dotsWhere((day) => day > today);
  return (
    <svg width={widthOf(radii)} height="16" aria-hidden="true">
      {before ? <path strokeWidth="5" d={before} /> : null}
      {after ? <path strokeWidth="5" opacity="0.42" d={after} /> : null}
      {radii.map((radius, day) => {
        if (radius === DAY_PX) return null;
        const lit = radius === TODAY_PX ? { fill: 'var(--lamp)', stroke: 'var(--text)' } : {};
        return <circle key={day} {...lit} cx={centerOf(day)} cy="8" r={radius - 1} />;
      })}
    </svg>
  );
}
