import { checkFigure, FIGURE_TOKENS, figureSize, paintFigure } from '@/lib/data/diagrams/tokens';
import { contrast } from '@/tests/support/contrast';

const svg = '<svg viewBox="0 0 640 320"><text fill="var(--d-text)">Words</text></svg>';

it('paints a drawing in the colors of each mode', () => {
  expect(paintFigure(svg, 'light')).toContain(`fill="${FIGURE_TOKENS.light['--d-text']}"`);
  expect(paintFigure(svg, 'dark')).toContain(`fill="${FIGURE_TOKENS.dark['--d-text']}"`);
});

it('reads the size from attributes, else from the viewBox', () => {
  expect(figureSize(svg)).toEqual({ width: 640, height: 320 });
  expect(figureSize('<svg width="100" height="50px" viewBox="0 0 1 1">')).toEqual({ width: 100, height: 50 });
});

it.each([
  ['<svg viewBox="0 0 1 1"><script>1</script></svg>', /script/],
  ['<svg viewBox="0 0 1 1"><a href="x">y</a></svg>', /references/],
  ['<svg viewBox="0 0 1 1"><path onclick="x()"/></svg>', /event handlers/],
  ['<svg viewBox="0 0 1 1"><path fill="#ff0000"/></svg>', /var\(--d/],
  ['<svg viewBox="0 0 1 1"><path fill="var(--d-pink)"/></svg>', /Unknown color --d-pink/],
  ['<svg><path/></svg>', /viewBox/],
])('reports what is wrong with %s', (drawing, expected) => {
  expect(checkFigure(drawing).join(' ')).toMatch(expected);
});

it('finds nothing wrong with a valid drawing', () => {
  expect(checkFigure(svg)).toEqual([]);
});

it.each(['light', 'dark'] as const)('gives drawings enough contrast in the %s mode', (mode) => {
  const colors = FIGURE_TOKENS[mode];
  for (const strong of ['--d-muted', '--d-blue', '--d-teal', '--d-coral'] as const) {
    expect(contrast(colors[strong], colors['--d-surface'])).toBeGreaterThanOrEqual(4.5);
  }
  for (const soft of ['--d-surface', '--d-panel'] as const) {
    expect(contrast(colors['--d-text'], colors[soft])).toBeGreaterThanOrEqual(7);
  }
  for (const soft of ['--d-blue-soft', '--d-teal-soft', '--d-coral-soft', '--d-yellow-soft'] as const) {
    expect(contrast(colors['--d-text'], colors[soft])).toBeGreaterThanOrEqual(7);
  }
  for (const brand of ['--d-brand-blue', '--d-brand-teal', '--d-brand-coral', '--d-brand-yellow'] as const) {
    expect(contrast(colors['--d-ink'], colors[brand])).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(colors['--d-line'], colors['--d-surface'])).toBeGreaterThanOrEqual(2.5);
});
