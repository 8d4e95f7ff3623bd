import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { chartFrame, columnNames, rowNames, textWidth, type Chart, type ChartLayout } from './chart';

const COLORS = ['var(--d-blue)', 'var(--d-teal)', 'var(--d-coral)', 'var(--d-muted)'];
const colorOf = (row: number): string => COLORS[row % COLORS.length] ?? '';

type Frame = ReturnType<typeof chartFrame>;

/** One value of a chart, in the middle of column `at`, or from hour to hour. */
interface Value {
  name: string;
  row: number;
  at: number;
  value: number | null;
}

/**
 * A chart as SVG with color tokens, 720 units wide, or 360 for narrow columns. Text alternatives are on the page,
 * beside the picture.
 */
export function drawChart(chart: Chart, layout: ChartLayout = 'wide'): string {
  const { document } = new JSDOM('').window;
  const frame = chartFrame(chart, layout);
  const figure = Plot.plot({
    document,
    ...frame,
    style: { fontSize: '14px', fontFamily: 'system-ui, sans-serif' },
    color: { type: 'identity' },
    opacity: { type: 'identity' },
    ...axesOf(chart, layout, frame),
    marks: [...marksOf(chart), ...legendOf(chart, layout), ...titlesOf(chart, frame)],
  });
  figure.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return plainSvg(figure.outerHTML);
}

/** The axes: columns or hours below, and numbers or the names of rows on the left. */
function axesOf(chart: Chart, layout: ChartLayout, frame: Frame): Plot.PlotOptions {
  const below = { label: null, tickSize: 0 };
  const rows: Plot.ScaleOptions = { domain: rowNames(chart), label: null, tickSize: 0, padding: 0.12 };
  if (chart.kind === 'timeline') {
    const end = Math.max(24, ...chart.spans.map(({ to }) => to));
    const step = end > 24 ? 12 : layout === 'wide' ? 4 : 8;
    const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
    return {
      x: { ...below, domain: [0, end], ticks, tickFormat: (hour: number) => `${hour}:00`, grid: true },
      y: { ...rows, padding: 0.3 },
    };
  }
  const names = columnNames(chart);
  // As many labels as there is room for.
  const longest = Math.max(...names.map((name) => textWidth(name, 14))) + 8;
  const every = Math.ceil((longest * names.length) / (frame.width - frame.marginLeft - frame.marginRight));
  const ticks = names.flatMap((_, at) => (at % every ? [] : [at + 0.5]));
  const columns = { ...below, domain: [0, names.length], ticks, tickFormat: (at: number) => names[at - 0.5] };
  if (chart.kind === 'grid') return { x: columns, y: rows };
  const max = chart.y?.max ?? Math.max(1, ...chart.series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const numbers = { domain: [0, max], nice: chart.y?.max === undefined, ticks: 5, tickSize: 0, grid: true };
  return { x: columns, y: { ...numbers, label: null } };
}

function marksOf(chart: Chart): Plot.Markish[] {
  if (chart.kind === 'timeline') {
    const rows = rowNames(chart);
    const fill = ({ row }: { row: string }) => colorOf(rows.indexOf(row));
    return [Plot.barX(chart.spans, { x1: 'from', x2: 'to', y: 'row', fill, rx: 4 })];
  }
  const values: Value[] = chart.series.flatMap(({ name, values }, row) =>
    values.map((value, at) => ({ name, row, at, value })),
  );
  const fill = ({ row }: Value) => colorOf(row);
  if (chart.kind === 'bars') {
    const width = 0.7 / chart.series.length;
    const left = ({ at, row }: Value) => at + 0.15 + row * width;
    return [Plot.rect(values, { x1: left, x2: (one: Value) => left(one) + width, y1: 0, y2: 'value', fill, rx: 2 })];
  }
  const middle = ({ at }: Value) => at + 0.5;
  if (chart.kind === 'line') {
    const line = Plot.line(values, { x: middle, y: 'value', z: 'name', stroke: fill, strokeWidth: 2.5 });
    const isFew = columnNames(chart).length <= 40;
    return isFew ? [line, Plot.dot(values, { x: middle, y: 'value', r: 3, fill })] : [line];
  }
  const cell = { x1: 'at', x2: ({ at }: Value) => at + 1, y: 'name', inset: 1, rx: 3 };
  const known = values.filter(({ value }) => value !== null);
  const missing = values.filter(({ value }) => value === null);
  return [
    Plot.barX(values, { ...cell, fill: 'none', stroke: 'var(--d-line)', strokeOpacity: 0.5 }),
    Plot.barX(known, { ...cell, fill: 'var(--d-teal)', fillOpacity: ({ value }: Value) => Math.min(1, value ?? 0) }),
    Plot.barX(missing, { ...cell, fill: 'none', stroke: 'var(--d-line)', strokeDasharray: '3 3' }),
  ];
}

/** The names of several lines or bars, each beside a square of its color, in one row, or below each other on phones. */
function legendOf(chart: Chart, layout: ChartLayout): Plot.Markish[] {
  const names = rowNames(chart);
  if ((chart.kind !== 'bars' && chart.kind !== 'line') || names.length < 2) return [];
  return names.flatMap((name, row) => {
    const [dx, dy] = layout === 'wide' ? [row * 160, -38] : [0, -24 * (names.length - row) - 12];
    const at = { frameAnchor: 'top-left', dy } as const;
    return [
      Plot.dot([name], { ...at, dx: dx + 6, symbol: 'square', r: 7, fill: colorOf(row) }),
      Plot.text([name], { ...at, dx: dx + 20, textAnchor: 'start', lineAnchor: 'middle' }),
    ];
  });
}

/** The title above everything, on two lines if it is too long for one, and what stands on the left and below. */
function titlesOf({ title, x, y }: Chart, frame: Frame): Plot.Markish[] {
  const { width, marginLeft, marginRight, marginTop, marginBottom } = frame;
  const left = { frameAnchor: 'top-left', textAnchor: 'start', dx: 8 - marginLeft } as const;
  const lineWidth = (width - 16) / 16;
  return [
    Plot.text([title], {
      ...left,
      lineAnchor: 'top',
      dy: 8 - marginTop,
      fontSize: 16,
      lineWidth,
      fill: 'var(--d-text)',
    }),
    Plot.text(y ? [y.label] : [], { ...left, lineAnchor: 'bottom', dy: -12 }),
    // In the middle of the picture, where long texts have the most room.
    Plot.text([x.label], {
      frameAnchor: 'bottom',
      lineAnchor: 'bottom',
      dx: (marginRight - marginLeft) / 2,
      dy: marginBottom - 8,
    }),
  ];
}

/** An SVG of Observable Plot without a style sheet, with our colors, and with short numbers. */
export function plainSvg(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (class|aria-[a-z]+)="[^"]*"/g, '')
    .replace(/"currentColor"/g, '"var(--d-muted)"')
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
