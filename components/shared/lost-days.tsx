import type { ReactNode } from 'react';
import { INK, LIT, VISIT } from './day-strokes';

/** The line where nothing is: on the not-found page, and if a search finds nothing. The lamp is off, its cord still swings, and the days wander out of its light. */
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
