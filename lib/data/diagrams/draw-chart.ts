import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { chartFrame, rowNames, textWidth, type Chart, type ChartLayout } from './chart';

const COLORS = ['var(--d-blue)', 'var(--d-teal)', 'var(--d-coral)', 'var(--d-muted)'];
/** In the corner of the whole chart, not of each group of bars. */
const LEFT = { facet: 'super', frameAnchor: 'top-left', textAnchor: 'start' } as const;

type Frame = ReturnType<typeof chartFrame>;

/**
 * A chart as SVG with color tokens, 720 units wide, or 360 for narrow columns. Text alternatives are on the page,
 * beside the picture.
 */
export function drawChart(chart: Chart, layout: ChartLayout = 'wide'): string {
  const { document } = new JSDOM('').window;
  const frame = chartFrame(chart, layout);
  const { marks = [], ...plot } = plotOf(chart, layout, frame);
  const figure = Plot.plot({
    document,
    ...frame,
    style: { fontSize: '14px', fontFamily: 'system-ui, sans-serif' },
    color: { domain: rowNames(chart), range: COLORS },
    opacity: { type: 'identity' },
    ...plot,
    marks: [...marks, ...wordsOf(chart, layout, frame)],
  });
  figure.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return plainSvg(figure.outerHTML);
}

/** Axes and marks of each kind: columns or hours below, and numbers or the names of rows on the left. */
function plotOf(chart: Chart, layout: ChartLayout, frame: Frame): Plot.PlotOptions {
  const axis = { label: null, tickSize: 0 };
  const rows = { ...axis, domain: rowNames(chart), padding: 0.15 };
  if (chart.kind === 'timeline') {
    const ticks = layout === 'wide' ? [0, 4, 8, 12, 16, 20, 24] : [0, 8, 16, 24];
    return {
      x: { ...axis, domain: [0, 24], ticks, tickFormat: (hour) => `${hour}:00`, grid: true },
      y: rows,
      marks: [Plot.barX(chart.spans, { x1: 'from', x2: 'to', y: 'row', fill: 'row', rx: 4 })],
    };
  }
  const { kind, series, x, y } = chart;
  const values = series.flatMap(({ name, values: all }) =>
    x.values.map((column, index) => ({ name, column, value: all[index] ?? null })),
  );
  // As many names as there is room for.
  const longest = Math.max(...x.values.map((name) => textWidth(name, 14))) + 8;
  const every = Math.ceil((longest * x.values.length) / (frame.width - frame.marginLeft - frame.marginRight));
  const columns = { ...axis, domain: x.values, ticks: x.values.filter((_, at) => at % every === 0) };
  const numbers = { ...axis, domain: [0, y?.max ?? 1], ticks: 5, grid: true };
  if (kind === 'bars') {
    const bars = Plot.barY(values, { fx: 'column', x: 'name', y: 'value', fill: 'name', rx: 2 });
    return {
      fx: { ...columns, padding: 0.3 },
      x: { axis: null, domain: rowNames(chart), padding: 0 },
      y: numbers,
      marks: [bars],
    };
  }
  if (kind === 'line') {
    const at = { x: 'column', y: 'value' };
    const line = Plot.line(values, { ...at, stroke: 'name', strokeWidth: 2.5 });
    return { x: columns, y: numbers, marks: [line, Plot.dot(values, { ...at, r: 3, fill: 'name' })] };
  }
  const cell = { x: 'column', y: 'name', inset: 1, rx: 3, stroke: 'var(--d-line)' };
  const isKnown = ({ value }: (typeof values)[number]) => value !== null;
  return {
    x: { ...columns, padding: 0 },
    y: rows,
    marks: [
      Plot.cell(values, { ...cell, filter: isKnown, fill: 'var(--d-teal)', fillOpacity: 'value', strokeOpacity: 0.5 }),
      Plot.cell(values, { ...cell, filter: (one) => !isKnown(one), fill: 'none', strokeDasharray: '3 3' }),
    ],
  };
}

/**
 * The title above everything, on two lines if it is too long for one; what stands on the left and below; and the names
 * of several lines or bars, each beside a square of its color, in one row, or below each other on phones.
 */
function wordsOf(chart: Chart, layout: ChartLayout, frame: Frame): Plot.Markish[] {
  const { width, marginLeft, marginRight, marginTop, marginBottom } = frame;
  const left = { ...LEFT, dx: 8 - marginLeft };
  const title = { ...left, lineAnchor: 'top', dy: 8 - marginTop, fontSize: 16, fill: 'var(--d-text)' } as const;
  // In the middle of the picture, where long texts have the most room.
  const dx = (marginRight - marginLeft) / 2;
  const below = { facet: 'super', frameAnchor: 'bottom', lineAnchor: 'bottom', dx } as const;
  const words = [
    Plot.text([chart.title], { ...title, lineWidth: (width - 16) / 16 }),
    Plot.text([chart.x.label], { ...below, dy: marginBottom - 8 }),
  ];
  if (chart.kind === 'timeline' || !chart.y) return words;
  const names = rowNames(chart).length > 1 ? rowNames(chart) : [];
  const legend = names.flatMap((name, row) => {
    const [dx, dy] = layout === 'wide' ? [row * 160, -38] : [0, -24 * (names.length - row) - 12];
    return [
      Plot.dot([name], { ...LEFT, dx: dx + 6, dy, symbol: 'square', r: 7, fill: COLORS[row] }),
      Plot.text([name], { ...LEFT, dx: dx + 20, dy, lineAnchor: 'middle' }),
    ];
  });
  return [...words, Plot.text([chart.y.label], { ...left, lineAnchor: 'bottom', dy: -12 }), ...legend];
}

/** An SVG of Observable Plot without a style sheet, with our colors, and with short numbers. */
export function plainSvg(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (class|aria-[a-z]+)="[^"]*"/g, '')
    .replace(/"currentColor"/g, '"var(--d-muted)"')
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
