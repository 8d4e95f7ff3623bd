import { z } from 'zod';

const base = {
  title: z.string().min(1),
  note: z.string().min(1),
  x: z.strictObject({ label: z.string(), values: z.array(z.union([z.string(), z.number()])).optional() }),
  y: z.strictObject({ label: z.string(), max: z.number().positive().optional() }).optional(),
};

const series = z
  .array(z.strictObject({ name: z.string().min(1), values: z.array(z.number().nullable()).min(1) }))
  .min(1);

/** The keys of a chart file; docs/authoring.md shows one. */
export const chartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bars'), ...base, series }),
  z.strictObject({ kind: z.literal('line'), ...base, series }),
  z.strictObject({ kind: z.literal('grid'), ...base, series }),
  z.strictObject({
    kind: z.literal('timeline'),
    ...base,
    spans: z.array(z.strictObject({ row: z.string(), from: z.number(), to: z.number() })).min(1),
  }),
]);

export type Chart = z.infer<typeof chartSchema>;

/** Sizes in SVG units, for wide columns and for phones. */
const FRAMES = {
  wide: { width: 720, top: 48, left: 92, right: 16, marks: 12, perRow: 4 },
  tall: { width: 360, top: 68, left: 44, right: 8, marks: 6, perRow: 1 },
} as const;
type Frame = (typeof FRAMES)[keyof typeof FRAMES];
const COLORS = ['var(--d-blue)', 'var(--d-teal)', 'var(--d-coral)', 'var(--d-muted)'];

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const n = (value: number) => String(Math.round(value * 10) / 10);

const text = (x: number, y: number, content: string, anchor = 'start', color = '--d-muted', size = 14) =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${size}" fill="var(${color})">${escape(content)}</text>`;

/** A round step for an axis with about five marks (1, 2, or 5 times a power of ten). */
export function axisStep(max: number): number {
  const minimum = max / 5;
  const power = 10 ** Math.floor(Math.log10(minimum));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= minimum) ?? 10 * power;
}

/**
 * A chart as SVG with color tokens, 720 units wide, or 360 for narrow columns. Text alternatives are on the page,
 * beside the picture.
 */
export function drawChart(chart: Chart, layout: keyof typeof FRAMES = 'wide'): string {
  const frame = FRAMES[layout];
  const { width } = frame;
  const lines = layout === 'wide' ? [chart.title] : wrapTitle(chart.title, width - 16);
  const parts = lines.map((line, index) =>
    text(layout === 'wide' ? frame.left : 8, (layout === 'wide' ? 24 : 20) + 20 * index, line, 'start', '--d-text', 16),
  );
  let height: number;
  if (chart.kind === 'timeline') height = drawTimeline(chart, parts, frame);
  else if (chart.kind === 'grid') height = drawGrid(chart, parts, frame);
  else height = drawAxes(chart, parts, frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">${parts.join('')}</svg>`;
}

/** A title on one line, or on two if it is too long for one. */
function wrapTitle(title: string, width: number): string[] {
  if (title.length * 16 * 0.56 <= width) return [title];
  const middle = title.length / 2;
  const gaps = [...title.matchAll(/ /g)].map(({ index }) => index);
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? title.length;
  return [title.slice(0, gap), title.slice(gap + 1)];
}

/** Space for the row names, on the left. */
const labelWidth = (names: string[], frame: Frame): number =>
  frame === FRAMES.wide ? 150 : 16 + Math.max(...names.map((name) => name.length)) * 14 * 0.56;

function drawAxes(chart: Extract<Chart, { kind: 'bars' | 'line' }>, parts: string[], frame: Frame): number {
  const { width, top: start, left, right } = frame;
  const plotHeight = 220;
  const legend = chart.series.length > 1 ? 28 + 22 * (Math.ceil(chart.series.length / frame.perRow) - 1) : 0;
  const top = start + legend;
  const bottom = top + plotHeight;
  const plotWidth = width - left - right;
  const all = chart.series.flatMap((one) => one.values.filter((value) => value !== null));
  const step = axisStep(chart.y?.max ?? Math.max(...all, 1));
  const max = chart.y?.max ?? Math.ceil(Math.max(...all, 1) / step) * step;
  const y = (value: number) => bottom - (value / max) * plotHeight;
  for (let mark = 0; mark <= max + step / 1000; mark += step) {
    parts.push(`<path d="M${left} ${n(y(mark))}H${width - right}" stroke="var(--d-line)" stroke-opacity="0.4"/>`);
    parts.push(text(left - 8, y(mark) + 5, String(Math.round(mark * 100) / 100), 'end'));
  }
  if (chart.y?.label) parts.push(text(8, top - 10, chart.y.label));
  const values = chart.x.values ?? chart.series[0]?.values.map((_, index) => index + 1) ?? [];
  const slot = plotWidth / values.length;
  const every = Math.ceil(values.length / frame.marks);
  values.forEach((value, index) => {
    if (index % every === 0) parts.push(text(left + slot * (index + 0.5), bottom + 22, String(value), 'middle'));
  });
  parts.push(text(left + plotWidth / 2, bottom + 46, chart.x.label, 'middle'));
  chart.series.forEach((one, row) => {
    const color = COLORS[row % COLORS.length];
    if (legend) {
      const x = left + (row % frame.perRow) * 160;
      const y = start + 22 * Math.floor(row / frame.perRow);
      parts.push(
        `<rect x="${x}" y="${y - 8}" width="12" height="12" rx="2" fill="${color}"/>`,
        text(x + 18, y + 3, one.name),
      );
    }
    if (chart.kind === 'bars') {
      const bar = (slot * 0.7) / chart.series.length;
      one.values.forEach((value, index) => {
        if (value === null) return;
        const x = left + slot * index + slot * 0.15 + bar * row;
        parts.push(
          `<rect x="${n(x)}" y="${n(y(value))}" width="${n(bar)}" height="${n(bottom - y(value))}" rx="2" fill="${color}"/>`,
        );
      });
    } else {
      let pen = 'M';
      const path = one.values
        .map((value, index) => {
          if (value === null) return ((pen = 'M'), '');
          const point = `${pen}${n(left + slot * (index + 0.5))} ${n(y(value))}`;
          pen = 'L';
          return point;
        })
        .join('');
      parts.push(`<path d="${path}" fill="none" stroke="${color}" stroke-width="2.5" stroke-linejoin="round"/>`);
      one.values.forEach((value, index) => {
        if (value !== null && values.length <= 40)
          parts.push(`<circle cx="${n(left + slot * (index + 0.5))}" cy="${n(y(value))}" r="3" fill="${color}"/>`);
      });
    }
  });
  return bottom + 60;
}

function drawGrid(chart: Extract<Chart, { kind: 'grid' }>, parts: string[], frame: Frame): number {
  const { width, top: start, right } = frame;
  const left = labelWidth(
    chart.series.map(({ name }) => name),
    frame,
  );
  const values = chart.x.values ?? chart.series[0]?.values.map((_, index) => index + 1) ?? [];
  const slot = (width - left - right) / values.length;
  const row = 34;
  chart.series.forEach((one, line) => {
    const y = start + line * row;
    parts.push(text(left - 10, y + 20, one.name, 'end', '--d-text'));
    one.values.forEach((value, index) => {
      const frame = `x="${n(left + slot * index + 1)}" y="${y}" width="${n(slot - 2)}" height="${row - 4}" rx="3"`;
      parts.push(
        value === null
          ? `<rect ${frame} fill="none" stroke="var(--d-line)" stroke-dasharray="3 3"/>`
          : `<rect ${frame} fill="var(--d-panel)" stroke="var(--d-line)" stroke-opacity="0.5"/><rect ${frame} fill="var(--d-teal)" fill-opacity="${n(Math.max(0, Math.min(1, value)))}"/>`,
      );
    });
  });
  const bottom = start + chart.series.length * row;
  const every = Math.ceil(values.length / frame.marks);
  values.forEach((value, index) => {
    if (index % every === 0) parts.push(text(left + slot * (index + 0.5), bottom + 18, String(value), 'middle'));
  });
  parts.push(text(left + (width - left - right) / 2, bottom + 42, chart.x.label, 'middle'));
  return bottom + 56;
}

function drawTimeline(chart: Extract<Chart, { kind: 'timeline' }>, parts: string[], frame: Frame): number {
  const { width, top: start, right } = frame;
  const rows = [...new Set(chart.spans.map((span) => span.row))];
  const left = labelWidth(rows, frame);
  const max = Math.max(24, ...chart.spans.map((span) => span.to));
  const x = (hour: number) => left + (hour / max) * (width - left - right);
  const bottom = start + rows.length * 40;
  for (let hour = 0; hour <= max; hour += max > 24 ? 12 : frame === FRAMES.wide ? 4 : 8) {
    parts.push(`<path d="M${n(x(hour))} ${start - 6}V${bottom}" stroke="var(--d-line)" stroke-opacity="0.4"/>`);
    parts.push(text(x(hour), bottom + 18, `${hour}:00`, hour === 0 ? 'start' : hour >= max ? 'end' : 'middle'));
  }
  rows.forEach((row, index) => {
    const y = start + index * 40;
    parts.push(text(left - 10, y + 20, row, 'end', '--d-text'));
    for (const span of chart.spans.filter((one) => one.row === row)) {
      parts.push(
        `<rect x="${n(x(span.from))}" y="${y + 2}" width="${n(Math.max(2, x(span.to) - x(span.from)))}" height="26" rx="4" fill="${COLORS[index % COLORS.length]}"/>`,
      );
    }
  });
  parts.push(text(left + (width - left - right) / 2, bottom + 42, chart.x.label, 'middle'));
  return bottom + 56;
}

/** The chart's numbers as table rows, header first. */
export function chartRows(chart: Chart): string[][] {
  if (chart.kind === 'timeline') {
    return [
      ['Row', 'From (hour)', 'To (hour)'],
      ...chart.spans.map((span) => [span.row, String(span.from), String(span.to)]),
    ];
  }
  const values = chart.x.values ?? chart.series[0]?.values.map((_, index) => index + 1) ?? [];
  return [
    [chart.x.label, ...chart.series.map((one) => (chart.series.length === 1 && chart.y ? chart.y.label : one.name))],
    ...values.map((value, index) => [
      String(value),
      ...chart.series.map((one) => String(one.values[index] ?? 'no data')),
    ]),
  ];
}
