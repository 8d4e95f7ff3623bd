import { axisStep, chartRows, chartSchema, drawChart, type Chart } from '@/lib/diagrams/chart';
import { checkFigure, figureSize } from '@/lib/diagrams/tokens';

const bars: Chart = {
  title: 'Time at home <week>',
  kind: 'bars',
  note: 'Sample.',
  x: { label: 'Day', values: ['Mon', 'Tue'] },
  y: { label: 'Hours', max: 24 },
  series: [{ name: 'Home', values: [12, null] }],
};
const timeline: Chart = {
  title: 'A day',
  kind: 'timeline',
  note: 'Sample.',
  x: { label: 'Hour' },
  spans: [
    { row: 'Home', from: 0, to: 7.5 },
    { row: 'Work', from: 8, to: 16 },
  ],
};
const grid: Chart = {
  title: 'Coverage',
  kind: 'grid',
  note: 'Sample.',
  x: { label: 'Hour', values: [1, 2, 3] },
  series: [{ name: 'gps', values: [0, 0.5, null] }],
};

it.each([
  [24, 5],
  [100, 20],
  [1, 0.2],
  [7, 2],
  [0.3, 0.1],
])('marks an axis up to %d in steps of %d', (max, step) => {
  expect(axisStep(max)).toBeCloseTo(step);
});

it.each([
  ['bars', bars],
  ['line', { ...bars, kind: 'line' } as Chart],
  ['timeline', timeline],
  ['grid', grid],
])('draws %s as a picture that follows the rules for drawings', (_name, chart) => {
  const svg = drawChart(chartSchema.parse(chart));
  expect(checkFigure(svg)).toEqual([]);
  expect(figureSize(svg)).toMatchObject({ width: 720 });
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

it('draws a value as tall as its share of the axis', () => {
  const heights = [...drawChart(bars).matchAll(/<rect[^>]*height="([\d.]+)" rx="2"/g)].map((match) => Number(match[1]));
  // 12 of 24 on 220 units; the missing value has no bar.
  expect(heights).toEqual([110]);
});

it('escapes text', () => {
  expect(drawChart(bars)).toContain('Time at home &lt;week&gt;');
});

it('puts the same numbers in a table', () => {
  expect(chartRows(bars)).toEqual([
    ['Day', 'Hours'],
    ['Mon', '12'],
    ['Tue', 'no data'],
  ]);
  expect(chartRows(timeline)).toEqual([
    ['Row', 'From (hour)', 'To (hour)'],
    ['Home', '0', '7.5'],
    ['Work', '8', '16'],
  ]);
});

it('rejects a chart file with a wrong kind, an unknown key, or no series', () => {
  expect(chartSchema.safeParse({ ...bars, kind: 'pie' }).success).toBe(false);
  expect(chartSchema.safeParse({ ...bars, colour: 'red' }).success).toBe(false);
  expect(chartSchema.safeParse({ ...bars, series: [] }).success).toBe(false);
});

it('draws a second picture for phones, with a name for each row and a title on two lines', () => {
  const chart = chartSchema.parse({
    kind: 'timeline',
    title: 'Where one person was during a long and winding week in May',
    note: 'Sample data.',
    x: { label: 'Hour' },
    spans: [{ row: 'Home', from: 0, to: 24 }],
  });
  const tall = drawChart(chart, 'tall');
  expect(tall).toContain('viewBox="0 0 360 ');
  expect(tall).toContain('>Where one person was during a</text>');
  expect(tall).toContain('>long and winding week in May</text>');
  const sides = [...tall.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(Math.max(...sides)).toBeLessThanOrEqual(360);
});
