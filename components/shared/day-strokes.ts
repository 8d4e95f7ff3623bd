/** Strokes of the line of days, and the days at both ends and in the light; where nothing was found, it has them, too. */
export const INK = { stroke: 'currentColor', strokeWidth: 3 };
export const VISIT = { ...INK, fill: 'var(--surface)', r: 13 };
export const LIT = { ...INK, fill: 'var(--lamp)' };
