import { z } from 'zod';

const base = {
  title: z.string().min(1),
  note: z.string().min(1),
  x: z.strictObject({ label: z.string(), values: z.array(z.string()).optional() }),
};

/** The keys of a chart file; docs/authoring.md shows one. */
export const chartSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['bars', 'line', 'grid']),
    ...base,
    x: base.x.required(),
    y: z.strictObject({ label: z.string(), max: z.number().positive() }).optional(),
    series: z.array(z.strictObject({ name: z.string().min(1), values: z.array(z.number().nullable()).min(1) })).min(1),
  }),
  z.strictObject({
    kind: z.literal('timeline'),
    ...base,
    spans: z.array(z.strictObject({ row: z.string(), from: z.number().min(0), to: z.number().max(24) })).min(1),
  }),
]);

export type Chart = z.infer<typeof chartSchema>;

/** For wide columns, or for phones. */
export type ChartLayout = 'wide' | 'tall';

/** The names of a chart's rows, or of its lines and bars. */
export function rowNames(chart: Chart): string[] {
  if (chart.kind === 'timeline') return [...new Set(chart.spans.map(({ row }) => row))];
  return chart.series.map(({ name }) => name);
}

/** Width of a line of text in SVG units; characters are a little over half as wide as high. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.56;

/** The size of a chart's picture in SVG units, and the margins around its marks. */
export function chartFrame(chart: Chart, layout: ChartLayout) {
  const isWide = layout === 'wide';
  const names = rowNames(chart);
  const hasAxis = chart.kind === 'bars' || chart.kind === 'line';
  const legendRows = hasAxis && names.length > 1 ? (isWide ? 1 : names.length) : 0;
  const top = (isWide ? 54 : 72) + 24 * legendRows;
  const longest = Math.max(...names.map((name) => textWidth(name, 14)));
  return {
    width: isWide ? 720 : 360,
    height: top + (hasAxis ? 220 : names.length * 40) + 52,
    marginTop: top,
    marginBottom: 52,
    marginLeft: hasAxis ? 64 : 20 + longest,
    marginRight: 20,
  };
}

/** The chart's numbers as table rows, header first. */
export function chartRows(chart: Chart): string[][] {
  if (chart.kind === 'timeline') {
    return [
      ['Row', 'From (hour)', 'To (hour)'],
      ...chart.spans.map((span) => [span.row, String(span.from), String(span.to)]),
    ];
  }
  const { x, y, series } = chart;
  return [
    [x.label, ...series.map(({ name }) => (series.length === 1 && y ? y.label : name))],
    ...x.values.map((name, index) => [name, ...series.map(({ values }) => String(values[index] ?? 'no data'))]),
  ];
}
