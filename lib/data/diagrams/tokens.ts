/** The colors of the app's tabs, the same in both modes: for areas, not for words. `ink` is what stands on them. */
const BRAND = {
  '--d-brand-blue': '#86b6ff',
  '--d-brand-teal': '#64cebf',
  '--d-brand-coral': '#ff775c',
  '--d-brand-yellow': '#ffd645',
  '--d-ink': '#1a2233',
} as const;

/**
 * The colors of drawings in each mode. Strong colors have a contrast of 4.5:1 on the page; soft ones have 7:1 with
 * `text` on them.
 */
export const FIGURE_TOKENS = {
  light: {
    ...BRAND,
    '--d-text': '#1a2233',
    '--d-muted': '#4c5870',
    '--d-line': '#8a96ad',
    '--d-surface': '#ffffff',
    '--d-panel': '#f4f6fb',
    '--d-blue': '#1f5fbf',
    '--d-blue-soft': '#dfeaff',
    '--d-teal': '#0f6f63',
    '--d-teal-soft': '#d9f3ee',
    '--d-coral': '#b3391f',
    '--d-coral-soft': '#ffe5dd',
    '--d-yellow-soft': '#fff4cf',
  },
  dark: {
    ...BRAND,
    '--d-text': '#eef2fa',
    '--d-muted': '#b4bfd4',
    '--d-line': '#6b7892',
    '--d-surface': '#10151f',
    '--d-panel': '#1a2130',
    '--d-blue': '#86b6ff',
    '--d-blue-soft': '#1e3357',
    '--d-teal': '#64cebf',
    '--d-teal-soft': '#123f42',
    '--d-coral': '#ff9a85',
    '--d-coral-soft': '#5a2733',
    '--d-yellow-soft': '#54400a',
  },
} as const;

export type FigureMode = keyof typeof FIGURE_TOKENS;

/** Replaces `var(--d-...)` in an SVG with the mode's colors. */
export function paintFigure(svg: string, mode: FigureMode): string {
  const colors: Record<string, string> = FIGURE_TOKENS[mode];
  return svg.replace(/var\((--d-[a-z-]+)\)/g, (whole, name: string) => colors[name] ?? whole);
}

/** Width and height of an SVG in its own units; 0 for one that it doesn't say. */
export function figureSize(svg: string): { width: number; height: number } {
  const opening = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const read = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(opening)?.[1] ?? 0);
  return { width: read('width'), height: read('height') };
}

/** What is wrong with a drawing, for its author; empty if it follows the rules in docs/authoring.md. */
export function checkFigure(svg: string): string[] {
  const faults: string[] = [];
  const { width, height } = figureSize(svg);
  if (!width || !height) faults.push('It needs a width and a height.');
  if (/<(script|style|foreignObject|a|image|use)\b/i.test(svg))
    faults.push('It must not contain script, style, foreignObject, a, image, or use.');
  if (/\son[a-z]+\s*=|javascript:|href=/i.test(svg)) faults.push('It must not contain event handlers or references.');
  for (const [, name] of svg.matchAll(/var\((--[a-z-]+)\)/g)) {
    if (name && !(name in FIGURE_TOKENS.light)) faults.push(`Unknown color ${name}.`);
  }
  if (/#[0-9a-f]{3,8}\b/i.test(svg)) faults.push('Colors must be written as var(--d-...).');
  return faults;
}
