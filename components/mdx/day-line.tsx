import type { ReactNode } from 'react';
import type { Translate } from '@/lib/settings/translate';

/** What a page's front matter calls it, in place of a drawing's name. */
export const DAY_LINE = 'day-line';

/** How much was recorded on each day: the radius of its dot, in pixels. */
const RADII = [5, 7, 5, 8, 7, 7, 4, 5, 7, 10, 8, 7, 5, 4, 4, 7, 8, 5, 12, 7, 8, 5, 4, 7, 5, 7, 5];
const TODAY = 18;
const HARD_DAY = 9;
const SHORT_NIGHT = 15;
/** Phones have room for every third day. */
const ON_PHONES = 3;

const INK = { stroke: 'currentColor', strokeWidth: 3 };
const VISIT = { ...INK, fill: 'var(--surface)', r: 13 };
const LIT = { ...INK, fill: 'var(--lamp)' };
const TO_COME = 0.28;

const xOf = (day: number): string => `${(((day + 1) / (RADII.length + 1)) * 100).toFixed(2)}%`;
const isLit = (day: number): boolean => day >= SHORT_NIGHT && day <= TODAY;

/**
 * The line of days between two visits, with the lamp over today. It grows in width alone: places are percentages, sizes
 * are pixels, counted from the lower edge. The lamp hangs from the navbar on a cord as long as the window needs. The
 * short cord at its side switches the color mode, as the button in the navbar does.
 */
export function DayLine({ t }: { t: Translate }): ReactNode {
  const label = (day: number, text: string, className?: string) => (
    <text className={className} x={xOf(day)} y="41" fill="var(--muted)">
      {text}
    </text>
  );
  return (
    <svg className="day-line" aria-hidden="true" data-search-skip="">
      <linearGradient id="lamp-light" x2="0" y2="1">
        <stop stopColor="var(--lamp)" stopOpacity=".36" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity=".04" />
      </linearGradient>
      <svg x={xOf(TODAY)} overflow="visible">
        <path className="not-on-phones" fill="currentColor" stroke="none" d="M-18 0h36q-2 11-18 11t-18-11z" />
      </svg>
      <svg y="100%" overflow="visible">
        <g fill="currentColor" stroke="none">
          <svg x={xOf(TODAY)} overflow="visible">
            <g className="lamp" {...INK}>
              <path className="lamp-light" fill="url(#lamp-light)" stroke="none" d="M-70-146h140L172 0h-344z" />
              <path d="M0-900v648" />
              <path
                fill="var(--brand-coral)"
                d="M-26-254h52q12 0 17 11l38 86q5 14-9 14h-144q-14 0-9-14l38-86q5-11 17-11z"
              />
              <g className="lamp-cord" data-color-toggle="">
                <path fill="transparent" stroke="none" d="M20-142h48v70h-48z" />
                <path d="M44-142v38" />
                <circle cx="44" cy="-99" r="5" />
              </g>
            </g>
          </svg>
          <circle {...VISIT} />
          {RADII.map((radius, day) => (
            <circle
              key={day}
              className={day % ON_PHONES || !day ? 'not-on-phones' : undefined}
              opacity={day > TODAY ? TO_COME : undefined}
              cx={xOf(day)}
              r={radius}
              {...(isLit(day) ? LIT : {})}
            />
          ))}
          <circle {...VISIT} cx="100%" />
          <text y="41">{t('visit')}</text>
          {label(HARD_DAY, t('a hard day'))}
          {label(SHORT_NIGHT, t('slept 6 h'), 'not-on-phones')}
          <text x={xOf(TODAY)} y="41" fontWeight="700">
            {t('today')}
          </text>
          <text x="100%" y="41">
            {t('visit')}
          </text>
        </g>
      </svg>
    </svg>
  );
}

/** The line of days in small, and whether each dot of it is a large one. */
const SMALL_RADII = [false, true, false, true, true, false, false, true, false];
const RINGS = [2, 192].map((x) => `M${x} 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0`).join('');

/** Above a page's title: the days of its part, of which the one at its place, from 0 to 1, is lit. */
export function PageDays({ place }: { place: number }): ReactNode {
  const today = Math.round(place * (SMALL_RADII.length - 1));
  const xOf = (day: number): number => 30 + 18.5 * day;
  const dots = (isLarge: boolean, isToCome: boolean) => (
    <path
      strokeWidth={isLarge ? 8 : 5}
      opacity={isToCome ? TO_COME : undefined}
      d={SMALL_RADII.map((large, day) =>
        large === isLarge && day > today === isToCome ? `M${xOf(day)} 10h0` : '',
      ).join('')}
    />
  );
  return (
    <svg className="page-days" width="208" height="20" aria-hidden="true" data-search-skip="">
      <path d={RINGS} />
      {dots(false, false)}
      {dots(true, false)}
      {dots(false, true)}
      {dots(true, true)}
      <circle fill="var(--lamp)" cx={xOf(today)} cy="10" r="6" />
    </svg>
  );
}

/** The lamp at the end of a page, over today, between the visits before and after. */
export function EndLamp(): ReactNode {
  return (
    <svg className="end-lamp" aria-hidden="true" data-search-skip="">
      <svg x="50%" overflow="visible">
        <path fill="var(--lamp)" stroke="none" opacity="0.42" d="M-12 31h24l18 41h-60z" />
        <path d="M0 0v11" />
        <path fill="var(--brand-coral)" d="M-5 11h10q3 0 4 2l6 14q1 4-2 4h-26q-3 0-2-4l6-14q1-2 4-2z" />
        <circle fill="var(--lamp)" cy="62" r="6" />
      </svg>
    </svg>
  );
}

/** The same line where a page isn't: the lamp is off, its cord still swings, and the days wander out of its light. */
export function LostDays(): ReactNode {
  const days: [x: number, y: number, radius: number][] = [
    [100, 290, 9],
    [160, 290, 12],
    [220, 290, 8],
    [370, 276, 11],
    [430, 246, 8],
    [480, 204, 12],
    [516, 152, 7],
  ];
  return (
    <svg className="lost-days" viewBox="0 0 580 330" width="580" height="330" aria-hidden="true">
      <g {...INK}>
        <path strokeDasharray="0 10" strokeLinecap="round" opacity="0.5" d="M252 128 170 290M336 128l82 162" />
        <path d="M294-400V60" />
        <path fill="var(--surface)" d="M268 60h52q9 0 13 8l26 50q5 10-8 10H237q-13 0-8-10l26-50q4-8 13-8z" />
        <g className="lost-cord">
          <path d="M324 130v44" />
          <circle fill="var(--text)" cx="324" cy="180" r="6" />
        </g>
        <circle {...VISIT} cx="30" cy="290" r="18" />
        <circle {...LIT} cx="536" cy="84" r="16" />
      </g>
      <g fill="currentColor" stroke="none">
        {days.map(([x, y, radius]) => (
          <circle key={x} opacity={x > 294 ? 0.5 : undefined} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </svg>
  );
}
