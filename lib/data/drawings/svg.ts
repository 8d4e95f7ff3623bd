/**
 * Colors of areas, not of words, in both modes: those of the app's tabs, and that of the lamp, which marks what
 * the text speaks of. `ink` and `faint` are what is drawn on them, and in the light of the lamp.
 */
const BRAND = {
  '--d-brand-blue': '#86b6ff',
  '--d-brand-teal': '#64cebf',
  '--d-brand-coral': '#ff775c',
  '--d-brand-yellow': '#ffd645',
  '--d-lamp': '#fbba4a',
  '--d-ink': '#1c213e',
  '--d-faint': '#52576c',
} as const;

/**
 * The colors of drawings in each mode, near those of the page, but chosen for areas and lines. Strong colors have a
 * contrast of 4.5:1 on the page; soft ones have 7:1 with `text` on them.
 */
export const DRAWING_COLORS = {
  light: {
    ...BRAND,
    '--d-text': '#1c213e',
    '--d-muted': '#52576c',
    '--d-line': '#7b7f93',
    '--d-surface': '#ffffff',
    '--d-panel': '#f7f4ed',
    '--d-light': '#fde3ad',
    '--d-bulb': '#ffd071',
    '--d-lit': '#fff6e0',
    '--d-glow': '#fffdf6',
    '--d-paper': '#ffffff',
    '--d-blue': '#2e49b2',
    '--d-blue-soft': '#e7eeff',
    '--d-teal': '#0b665e',
    '--d-teal-soft': '#d9f6f1',
    '--d-coral': '#a1321f',
    '--d-coral-soft': '#ffe8e0',
    '--d-yellow-soft': '#ffefc3',
  },
  dark: {
    ...BRAND,
    '--d-text': '#ebe7df',
    '--d-muted': '#afb3c5',
    '--d-line': '#787f9c',
    '--d-surface': '#171b30',
    '--d-panel': '#23284a',
    '--d-light': '#3b3a66',
    '--d-bulb': '#f3bd5c',
    '--d-lit': '#fddda0',
    '--d-glow': '#feebc8',
    '--d-paper': '#fbf1de',
    '--d-blue': '#adbef9',
    '--d-blue-soft': '#26325e',
    '--d-teal': '#69d3c6',
    '--d-teal-soft': '#0d3d3b',
    '--d-coral': '#fca48d',
    '--d-coral-soft': '#602a27',
    '--d-yellow-soft': '#594414',
  },
} as const;

export type DrawingMode = keyof typeof DRAWING_COLORS;

/** Replaces `var(--d-...)` in an SVG with the mode's colors. */
export function paintDrawing(svg: string, mode: DrawingMode): string {
  const colors: Record<string, string> = DRAWING_COLORS[mode];
  return svg.replace(/var\((--d-[a-z-]+)\)/g, (whole, name: string) => colors[name] ?? whole);
}

/** Width and height of an SVG in its own units; 0 for one that it doesn't say. */
export function drawingSize(svg: string): { width: number; height: number } {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const read = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(tag)?.[1] ?? 0);
  return { width: read('width'), height: read('height') };
}

/** What is wrong with a drawing, for its author; empty if it follows the rules in docs/authoring.md. */
export function checkDrawing(svg: string): string[] {
  const messages: string[] = [];
  const { width, height } = drawingSize(svg);
  if (!width || !height) messages.push('It needs a width and a height.');
  if (/<(script|style|foreignObject|a|image|use)\b/i.test(svg))
    messages.push('It must not contain script, style, foreignObject, a, image, or use.');
  if (/\son[a-z]+\s*=|javascript:|href=/i.test(svg)) messages.push('It must not contain event handlers or references.');
  for (const [, name] of svg.matchAll(/var\((--[a-z-]+)\)/g)) {
    if (name && !(name in DRAWING_COLORS.light)) messages.push(`Unknown color ${name}.`);
  }
  if (/#[0-9a-f]{3,8}\b/i.test(svg)) messages.push('Colors must be written as var(--d-...).');
  return messages;
}
