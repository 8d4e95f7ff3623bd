import type { ReactNode } from 'react';
import { DAY_NOTES } from '@/lib/settings/texts';
import type { Translate } from '@/lib/settings/translate';

/** Its name in a page's front matter, in place of a drawing's. */
export const DAY_LINE = 'day-line';

/** How much was recorded on each day: the radius of its dot, in pixels. */
const RADII = [5, 7, 5, 8, 7, 7, 4, 5, 7, 10, 8, 7, 5, 4, 4, 7, 8, 5, 7, 7, 8, 5, 4, 7, 5, 7, 5];
const TODAY = 18;
const HARD_DAY = 9;
const SHORT_NIGHT = 15;
/** How many days before and after today are in the light, and how many on phones. */
const LIT_DAYS = 4;
const LIT_DAYS_ON_PHONES = 6;
/** Phones have room for every third day, today among them. */
const ON_PHONES = 3;

const INK = { stroke: 'currentColor', strokeWidth: 3 };
const VISIT = { ...INK, fill: 'var(--surface)', r: 13 };
const LIT = { ...INK, fill: 'var(--lamp)' };
const SHADE = {
  fill: 'var(--brand-coral)',
  d: 'M-26-254h52q12 0 17 11l38 86q5 14-9 14h-144q-14 0-9-14l38-86q5-11 17-11z',
};

const litOn = (days: number): string =>
  days <= LIT_DAYS ? ' lit' : days <= LIT_DAYS_ON_PHONES ? ' lit-on-phones' : '';

const xOf = (day: number): string => `${(((day + 1) / (RADII.length + 1)) * 100).toFixed(2)}%`;

/**
 * The line of days between two visits, with the lamp over today. It grows in width alone: places are percentages, sizes
 * are pixels, counted from the lower edge. The lamp hangs from the navbar on a cord as long as the window needs. The
 * short cord at its side switches the color mode, as the button in the navbar does. `watchDays` lets readers move what
 * is `over-day`, and has the notes.
 */
export function DayLine({ t }: { t: Translate }): ReactNode {
  const label = (day: number, text: string, className: string) => (
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
          {RADII.map((radius, day) => (
            <circle
              key={day}
              className={`day${litOn(Math.abs(day - TODAY))}${!day || (day - TODAY) % ON_PHONES ? ' not-on-phones' : ''}`}
              opacity={day > TODAY ? 0.28 : undefined}
              cx={xOf(day)}
              r={radius}
            />
          ))}
          <circle {...VISIT} cx="100%" />
          <text className="note" y="41">
            {t('visit')}
          </text>
          {label(HARD_DAY, t('a hard day'), 'note')}
          {label(SHORT_NIGHT, t('slept 6 h'), 'note not-on-phones')}
          <text className="note" x="100%" y="41">
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

/** The most days that the short line has, and the space between two, whatever their sizes. */
const MAX_DAYS = 9;
const GAP = 5;
const [TODAY_RADIUS, VISIT_RADIUS, DAY_RADIUS] = [7, 5.5, 2.5] as const;

/**
 * A short line of days beside a page's breadcrumbs: one for each page of the group, the first and the last of them visits,
 * with the page lit. A large group has fewer days, and today is as far between the visits as the page is.
 */
export function BreadcrumbDays({ index, pages }: { index: number; pages: number }): ReactNode {
  const days = Math.min(pages, MAX_DAYS);
  const today = Math.round((index / (pages - 1)) * (days - 1));
  const radii = Array.from({ length: days }, (_, day) => {
    if (day === today) return TODAY_RADIUS;
    return day % (days - 1) ? DAY_RADIUS : VISIT_RADIUS;
  });
  const widthOf = (some: number[]) => some.reduce((sum, radius) => sum + 2 * radius + GAP, -GAP);
  const x = (day: number) => widthOf(radii.slice(0, day + 1)) - radii[day]!;
  return (
    <svg width={widthOf(radii)} height="16" aria-hidden="true">
      {radii.map((radius, day) => {
        const lit = radius === TODAY_RADIUS ? { fill: 'var(--lamp)', stroke: 'var(--text)' } : {};
        return radius === DAY_RADIUS ? (
          <path key={day} strokeWidth="5" opacity={day > today ? 0.42 : undefined} d={`M${x(day)} 8h0`} />
        ) : (
          <circle key={day} {...lit} cx={x(day)} cy="8" r={radius - 1} />
        );
      })}
    </svg>
  );
}

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

/** The lamp over the first of the days below: the table of contents, or what a search found. `withDay` adds that day. */
export function ContentsLamp({ withDay = false }: { withDay?: boolean }): ReactNode {
  return (
    <svg className="contents-lamp" width="44" height="80" viewBox="-22 0 44 80" aria-hidden="true">
      <Lamp name={withDay ? 'button' : 'contents'} />
      {withDay ? TODAY_IN_LIGHT : null}
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

/** The line on the not-found page: the lamp is off, its cord still swings, and the days wander out of its light. */
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
        <path strokeDasharray="0 10" strokeLinecap="round" opacity="0.5" d="M252 128 181 268M336 128l71 140" />
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
