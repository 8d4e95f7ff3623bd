import { checkDrawing, DRAWING_COLORS, drawingSize, paintDrawing } from '@/lib/data/drawings/svg';
import { contrast } from '@/tests/support/contrast';

const svg = '<svg viewBox="0 0 640 320" width="640" height="320"><text fill="var(--d-text)">Words</text></svg>';

it('paints a drawing in the colors of each mode', () => {
  expect(paintDrawing(svg, 'light')).toContain(`fill="${DRAWING_COLORS.light['--d-text']}"`);
  expect(paintDrawing(svg, 'dark')).toContain(`fill="${DRAWING_COLORS.dark['--d-text']}"`);
});

it.each([
  ['<svg viewBox="0 0 1 1"><script>1</script></svg>', /script/],
  ['<svg viewBox="0 0 1 1"><a href="x">y</a></svg>', /references/],
  ['<svg viewBox="0 0 1 1"><path onclick="x()"/></svg>', /event handlers/],
  ['<svg viewBox="0 0 1 1"><path fill="#ff0000"/></svg>', /var\(--d/],
  ['<svg viewBox="0 0 1 1"><path fill="var(--d-pink)"/></svg>', /Unknown color --d-pink/],
  ['<svg viewBox="0 0 1 1"><path/></svg>', /width/],
])('reports what is wrong with %s', (drawing, expected) => {
  expect(checkDrawing(drawing).join(' ')).toMatch(expected);
});

it('finds nothing wrong with a valid drawing, and reads its size', () => {
  expect(checkDrawing(svg)).toEqual([]);
  expect(drawingSize(svg)).toEqual({ width: 640, height: 320 });
});

it.each(['light', 'dark'] as const)('gives drawings enough contrast in the %s mode', (mode) => {
  const colors = DRAWING_COLORS[mode];
  for (const [front, backs, least] of [
    ['text', 'surface panel light blue-soft teal-soft coral-soft yellow-soft', 7],
    ['ink', 'lamp brand-blue brand-teal brand-coral brand-yellow', 4.5],
    ...['muted', 'blue', 'teal', 'coral'].map((name) => [name, 'surface', 4.5] as const),
    ['line', 'surface', 2.5],
  ] as const) {
    for (const back of backs.split(' ')) {
      const [text, ground] = [front, back].map((name) => colors[`--d-${name}` as keyof typeof colors]);
      expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(least);
    }
  }
});
