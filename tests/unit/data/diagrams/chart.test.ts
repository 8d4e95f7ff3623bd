/** Charts: what a file may say, how its numbers read as a table, and where they stand in the picture. */
import { JSDOM } from 'jsdom';
import { chartFrame, chartRows, chartSchema, type Chart } from '@/lib/data/diagrams/chart';
import { drawChart, plainSvg } from '@/lib/data/diagrams/draw-chart';
import { checkFigure, figureSize } from '@/lib/data/diagrams/tokens';

const common = { note: 'Sample.', x: { label: 'Day', values: ['Mon', 'Tue'] }, y: { label: 'Hours', max: 24 } };
const bars: Chart = { ...common, title: 'At <home>', kind: 'bars', series: [{ name: 'Home', values: [12, null] }] };
const two: Chart = { ...bars, series: ['Home', 'Work'].map((name) => ({ name, values: [6, 12] })) };
const days = { label: 'Day', values: Array.from({ length: 24 }, (_, index) => String(index + 1)) };
const line: Chart = { ...bars, kind: 'line', x: days, series: [{ name: 'Home', values: [0, 12, null, 24] }] };
const grid: Chart = { ...bars, kind: 'grid', series: [{ name: 'gps', values: [0.5, null] }] };
const timeline: Chart = {
  title: 'Where one person was during a long and winding day in May',
  note: 'Sample.',
  kind: 'timeline',
  x: { label: 'Hours after noon (12:00 is midnight)' },
  spans: [
    { row: 'Home', from: 0, to: 6 },
    { row: 'An earlier window', from: 6, to: 18 },
    { row: 'Home', from: 18, to: 24 },
  ],
};

const parse = (svg: string) => new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;

/** The shapes with a fill, whether their own or that of their group. */
const filled = (chart: Chart, tag = 'rect') =>
  [...parse(drawChart(chart)).querySelectorAll(tag)].filter(
    (shape) => (shape.getAttribute('fill') ?? shape.parentElement?.getAttribute('fill')) !== 'none',
  );

const numbers = (shape: Element, ...names: string[]) => names.map((name) => Number(shape.getAttribute(name)));

const texts = (chart: Chart, layout?: 'wide' | 'tall') =>
  [...parse(drawChart(chart, layout)).querySelectorAll('text')].map(({ textContent }) => textContent);

it.each(Object.entries({ bars, two, line, grid, timeline }))(
  'draws %s by the rules for drawings, in both layouts, in the size that the page reserves',
  (_, chart) => {
    for (const layout of ['wide', 'tall'] as const) {
      const svg = drawChart(chartSchema.parse(chart), layout);
      expect(checkFigure(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|currentColor/);
      const { width, height } = chartFrame(chart, layout);
      expect(figureSize(svg)).toEqual({ width, height });
    }
  },
);

it('draws bars as high as their values, and nothing where a value is missing', () => {
  // 12 of 24 hours are half of 220.
  expect(filled(bars).map((bar) => numbers(bar, 'height')[0])).toEqual([110, 0]);
});

it('draws several series side by side, each in the color of its name', () => {
  const drawn = filled(two);
  expect(drawn.map((bar) => bar.getAttribute('fill'))).toEqual(
    ['--d-blue', '--d-teal', '--d-blue', '--d-teal'].map((color) => `var(${color})`),
  );
  const [home, work] = drawn.map((bar) => numbers(bar, 'x', 'width'));
  expect(work![0]).toBeCloseTo(home![0]! + home![1]!, 0);
  expect(texts(two)).toEqual(expect.arrayContaining(['Home', 'Work']));
});

it('draws a line with a gap where a value is missing', () => {
  const path = parse(drawChart(line)).querySelector('[stroke-width="2.5"] path')?.getAttribute('d');
  expect(path?.match(/M/g)).toHaveLength(2);
  expect(filled(line, 'circle')).toHaveLength(3);
});

it('shades a cell of a grid by its value, and leaves a missing one empty', () => {
  expect(filled(grid).map((cell) => numbers(cell, 'fill-opacity')[0])).toEqual([0.5]);
  expect(parse(drawChart(grid)).querySelectorAll('[stroke-dasharray] rect')).toHaveLength(1);
});

it('draws each span of a timeline from its start to its end, in the row of its name', () => {
  const [first, second, third] = filled(timeline).map((span) => numbers(span, 'x', 'y', 'width')) as number[][];
  expect(second![2]).toBeCloseTo(2 * first![2]!, 0);
  expect([third![1], third![2]]).toEqual([first![1], first![2]]);
  expect(second![1]).toBeGreaterThan(first![1]!);
});

it('names the columns and hours that there is room for', () => {
  const numbered = texts(line, 'tall').filter((text) => /^\d+$/.test(text ?? ''));
  expect(numbered).toEqual(expect.arrayContaining(['1', '4', '22']));
  expect(texts(timeline, 'tall').filter((text) => text?.endsWith(':00'))).toEqual(['0:00', '8:00', '16:00', '24:00']);
});

it('writes the title for phones on two lines if it is too long for one', () => {
  const lines = (layout: 'wide' | 'tall') =>
    [...parse(drawChart(timeline, layout)).querySelectorAll('text')]
      .find(({ textContent }) => textContent?.startsWith('Where'))
      ?.querySelectorAll('tspan').length;
  expect([lines('wide'), lines('tall')]).toEqual([0, 2]);
});

it('puts the same numbers in a table', () => {
  expect(chartRows(bars).join(' | ')).toBe('Day,Hours | Mon,12 | Tue,no data');
  expect(chartRows(two)[0]).toEqual(['Day', 'Home', 'Work']);
  expect(chartRows(timeline).slice(0, 2).join(' | ')).toBe('Row,From (hour),To (hour) | Home,0,6');
});

it.each([{ kind: 'pie' }, { colour: 'red' }, { series: [] }])('rejects a chart file with %j', (wrong) => {
  expect(chartSchema.safeParse({ ...bars, ...wrong }).success).toBe(false);
});

it('leaves the style sheet out of a picture, and writes short numbers in our colors', () => {
  const svg = '<svg class="p" fill="currentColor"><style>a</style><path d="M1.23456,2"></path></svg>';
  expect(plainSvg(svg)).toBe('<svg fill="var(--d-muted)"><path d="M1.2,2"></path></svg>');
});
