import type { ReactNode } from 'react';
import { DAY_NOTES } from '@/lib/settings/texts';
import type { Translate } from '@/lib/settings/translate';
import { INK, LIT, VISIT } from './day-strokes';

/** Its name in a page's front matter, in place of a drawing's. */
export const DAY_LINE = 'day-line';

/** How much was recorded on each day: the radius of its dot, in pixels. */
const RADII_PX = [5, 7, 5, 8, 7, 7, 4, 5, 7, 10, 8, 7, 5, 4, 4, 7, 8, 5, 7, 7, 8, 5, 4, 7, 5, 7, 5];
const TODAY = 18;
const HARD_DAY = 9;
const SHORT_NIGHT = 15;
/** How many days before and after today are in the light, and how many on phones. */
const LIT_DAYS = 4;
const LIT_DAYS_ON_PHONES = 6;
/** Phones have room for every third day, today among them. */
const DAYS_APART_ON_PHONES = 3;

const SHADE = {
  fill: 'var(--brand-coral)',
  d: 'M-26-254h52q12 0 17 11l38 86q5 14-9 14h-144q-14 0-9-14l38-86q5-11 17-11z',
};

const litOn = (days: number): string =>
  days <= LIT_DAYS ? ' lit' : days <= LIT_DAYS_ON_PHONES ? ' lit-on-phones' : '';

const xOf = (day: number): string => `${(((day + 1) / (RADII_PX.length + 1)) * 100).toFixed(2)}%`;

/**
 * The line of days between two visits, with the lamp over today. It grows in width alone: places are percentages, sizes
 * are pixels, counted from the lower edge. The lamp hangs from the navbar on a cord as long as the window needs. The
 * short cord at its side switches the color mode, as the button in the navbar does. `watchDays` lets readers move what
 * is `over-day`, and has the notes.
 */
export function DayLine({ t }: { t: Translate }): ReactNode {
  const labelOn = (day: number, text: string, className: string) => (
    <text className={className} x={xOf(day)} y="41" fill="var(--muted)">
      {text}
    </text>
  );
  const notes = [...DAY_NOTES, 'still to come' as const].map((note) => t(note));
  return (
    <svg className="day-line" aria-hidden="true" data-search-skip="" data-today={TODAY} data-notes={notes.join('\n')}>
      <linearGradient id="lamp-light" x2="0" y2="1">
        <stop stopColor="var(--bulb)" />
        <stop offset="1" stopColor="var(--lit)" />
      </linearGradient>
      <svg x={xOf(TODAY)} overflow="visible">
        <path className="not-on-phones over-day" fill="currentColor" stroke="none" d="M-18 0h36q-2 11-18 11t-18-11z" />
      </svg>
      <svg y="100%" overflow="visible">
        <g fill="currentColor" stroke="none">
          <svg x={xOf(TODAY)} overflow="visible">
            <g className="over-day">
              <g className="lamp" {...INK}>
                <g className="lamp-light" stroke="none">
                  <path fill="url(#lamp-light)" d="M-70-146h140L152-7q14 25-152 25t-152-25z" />
                  <ellipse fill="var(--glow)" rx="143" ry="13" />
                </g>
                <path d="M0-900v648" />
                <path fill="#fff" stroke="var(--ink)" d="M-24-144a24 24 0 0 0 48 0z" />
                <path {...SHADE} />
                <g className="lamp-cord" data-color-toggle="" stroke="var(--ink)">
                  <path stroke="transparent" strokeWidth="56" vectorEffect="non-scaling-stroke" d="M44-130v32" />
                  <path d="M44-142v38" />
                  <circle fill="var(--lamp)" cx="44" cy="-98" r="6" />
                </g>
              </g>
            </g>
          </svg>
          <circle {...VISIT} />
          {RADII_PX.map((radius, day) => (
            <circle
              key={day}
              className={`day${litOn(Math.abs(day - TODAY))}${!day || (day - TODAY) % DAYS_APART_ON_PHONES ? ' not-on-phones' : ''}`}
              opacity={day > TODAY ? 0.28 : undefined}
              cx={xOf(day)}
              r={radius}
            />
          ))}
          <circle {...VISIT} cx="100%" />
          <text className="note" x="-14" y="41" textAnchor="start">
            {t('visit')}
          </text>
          {labelOn(HARD_DAY, t('a hard day'), 'note')}
          {labelOn(SHORT_NIGHT, t('slept 6 h'), 'note not-on-phones')}
          <text className="note" x="100%" dx="14" y="41" textAnchor="end">
            {t('visit')}
          </text>
          <svg x={xOf(TODAY)} overflow="visible">
            <g className="over-day" fill="currentColor" stroke="none">
              <circle r="12" {...LIT} stroke="var(--ink)" />
              <text y="41" fontWeight="700">
                {t('today')}
              </text>
            </g>
          </svg>
        </g>
      </svg>
    </svg>
  );
}
