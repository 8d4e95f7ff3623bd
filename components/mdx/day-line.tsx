import type { ReactNode } from 'react';
import type { Translate } from '@/lib/settings/translate';

/** What a page's front matter calls it, in place of a drawing's name. */
export const DAY_LINE = 'day-line';

/** How much was recorded on each day: the radius of its dot, in pixels. Today's is `TODAY`. */
const DAYS = [5, 7, 5, 8, 7, 7, 4, 5, 7, 8, 8, 7, 5, 4, 4, 7, 8, 5, 12, 7, 8, 5, 4, 7, 5, 7, 5];
const TODAY = 18;
/** On phones, every third day. */
const ON_PHONES = 3;

const percent = (day: number): string => `${(((day + 1) / (DAYS.length + 1)) * 100).toFixed(2)}%`;

/**
 * The line of days between two visits, with the lamp over today. It grows in width alone: places are percentages, sizes
 * are pixels, counted from the lower edge. Its cord switches the color mode, as the button in the navbar does.
 */
export function DayLine({ t }: { t: Translate }): ReactNode {
  return (
    <svg className="day-line" aria-hidden="true" data-search-skip="">
      <svg y="100%" overflow="visible">
        <svg x={percent(TODAY)} overflow="visible">
          <g className="lamp">
            <path className="lamp-light" d="M-46-124h92L134 0h-268z" />
            <path className="lamp-cable" d="M0-900v686" />
            <path d="M0-214v20" />
            <path className="lamp-shade" d="M-17-194h34q8 0 11 7l25 56q3 9-6 9h-94q-9 0-6-9l25-56q3-7 11-7z" />
            <g className="lamp-cord" data-color-toggle="">
              <path className="lamp-grip" d="M12-122h32v52h-32z" />
              <path d="M28-122v30" />
              <circle cx="28" cy="-88" r="5" />
            </g>
          </g>
        </svg>
        <circle className="visit" cx="0" r="13" />
        {DAYS.map((radius, day) => (
          <circle
            key={day}
            className={
              [day === TODAY && 'today', day > TODAY && 'to-come', (day % ON_PHONES || !day) && 'not-on-phones']
                .filter(Boolean)
                .join(' ') || undefined
            }
            cx={percent(day)}
            r={radius}
          />
        ))}
        <circle className="visit" cx="100%" r="13" />
        <text y="41">{t('visit')}</text>
        <text className="now" x={percent(TODAY)} y="41">
          {t('today')}
        </text>
        <text x="100%" y="41">
          {t('visit')}
        </text>
      </svg>
    </svg>
  );
}

/** The same line where a page isn't: after today, the days wander off. */
export function LostDays(): ReactNode {
  const days = [
    [80, 150, 6],
    [124, 150, 8],
    [168, 150, 5],
    [256, 136, 7],
    [296, 110, 5],
    [330, 78, 8],
    [352, 40, 4],
  ];
  return (
    <svg className="day-line lost-days" viewBox="0 0 380 180" width="380" height="180" aria-hidden="true">
      <circle className="visit" cx="30" cy="150" r="13" />
      {days.map(([x, y, radius]) => (
        <circle key={x} className={x! > 212 ? 'to-come' : undefined} cx={x} cy={y} r={radius} />
      ))}
      <circle className="today" cx="212" cy="150" r="12" />
    </svg>
  );
}
