import { axisStep, chartRows, chartSchema, drawChart, type Chart } from '@/lib/content/diagrams/chart';
import { checkFigure, figureSize } from '@/lib/content/diagrams/tokens';

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

/** The texts of a picture in order, and the attributes of its shapes as numbers. */
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
const numbers = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map((match) => match.slice(1).map(Number));

it('marks both axes: round steps up to the maximum, and the name of each value', () => {
  expect(texts(drawChart(bars)).join()).toBe('Time at home &lt;week&gt;,0,5,10,15,20,Hours,Mon,Tue,Day');
  const tenths: Chart = { ...bars, y: undefined, series: [{ name: 'Home', values: [0.4, 1] }] };
  expect(texts(drawChart(tenths)).slice(1, 7)).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1']);
});

it('rounds the axis up to the next step if the file has no maximum', () => {
  const chart: Chart = { ...bars, y: { label: 'Hours' }, series: [{ name: 'Home', values: [11, 8] }] };
  expect(texts(drawChart(chart)).slice(1, 6)).toEqual(['0', '5', '10', '15', 'Hours']);
});

it('numbers the values that have no names, and names every third of 30', () => {
  const values = Array.from({ length: 30 }, () => 1);
  const chart: Chart = { ...bars, x: { label: 'Day' }, series: [{ name: 'Home', values }] };
  const named = (shape: 'wide' | 'tall') =>
    texts(drawChart(chart, shape))
      .slice(-11)
      .filter((text) => /^\d+$/.test(text!));
  expect(named('wide')).toEqual(['1', '4', '7', '10', '13', '16', '19', '22', '25', '28']);
  expect(named('tall').slice(-6)).toEqual(['1', '6', '11', '16', '21', '26']);
  const numbered = chartRows({ ...chart, series: [{ name: 'Home', values: [5, 6] }] });
  expect(numbered.map(([name]) => name)).toEqual(['Day', '1', '2']);
});

it('draws a line from value to value, with a gap where one is missing', () => {
  const series = [{ name: 'Home', values: [0, 12, null, 24] }];
  const svg = drawChart({ ...bars, kind: 'line', x: { label: 'Day' }, series });
  const [path] = [...svg.matchAll(/<path d="(M[^"]*)" fill="none"/g)].map(([, d]) => d);
  // Four slots of 153 units to the right of 92; 24 hours are 220 units, from 268 up to 48.
  expect(path).toBe('M168.5 268L321.5 158M627.5 48');
  expect(numbers(svg, /<circle cx="([\d.]+)" cy="([\d.]+)"/g)).toEqual([
    [168.5, 268],
    [321.5, 158],
    [627.5, 48],
  ]);
});

it('leaves the dots out of a line with more than 40 values', () => {
  const line = (length: number): Chart => ({
    ...bars,
    kind: 'line',
    x: { label: 'Day' },
    series: [{ name: 'Home', values: Array.from({ length }, () => 1) }],
  });
  expect(drawChart(line(40)).match(/<circle/g)).toHaveLength(40);
  expect(drawChart(line(41))).not.toContain('<circle');
});

it('draws several series side by side, each in the color of its name', () => {
  const series = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ name, values: [12, 24] }));
  const svg = drawChart({ ...bars, series });
  const shapes = [
    ...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"[^>]*fill="([^"]+)"/g),
  ];
  const drawn = shapes.filter(([, , , height]) => height !== '12');
  const names = shapes.filter(([, , , height]) => height === '12');
  expect(names.map(([, , , , color]) => color)).toEqual(series.map((_, index) => drawn[2 * index]?.[4]));
  expect(new Set(names.slice(0, 4).map(([, , , , color]) => color)).size).toBe(4);
  // Each day is 306 units wide, 70 % of it for its five bars.
  expect(drawn.filter((_, index) => index % 2 === 0).map(([, x]) => Number(x))).toEqual([
    137.9, 180.7, 223.6, 266.4, 309.3,
  ]);
  expect(new Set(drawn.map(([, , width]) => width))).toEqual(new Set(['42.8']));
  expect(texts(svg).filter((text) => series.some(({ name }) => name === text))).toEqual(series.map(({ name }) => name));
  expect(chartRows({ ...bars, series })[0]).toEqual(['Day', 'One', 'Two', 'Three', 'Four', 'Five']);
});

it('shades a cell of a grid by its value, from 0 to 1, and leaves a missing one empty', () => {
  const svg = drawChart({
    ...grid,
    series: [
      { name: 'gps', values: [0, 0.5, 2] },
      { name: 'steps', values: [null] },
    ],
  });
  expect(numbers(svg, / fill-opacity="([\d.]+)"/g)).toEqual([[0], [0.5], [1]]);
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  // Three columns between the names, 150 units wide, and the right edge.
  expect(numbers(svg, /<rect x="([\d.]+)" y="(\d+)" width="([\d.]+)" height="30"[^>]*fill="none"|$/g)[0]).toEqual([
    151, 82, 182.7,
  ]);
  expect(texts(svg)).toEqual(['Coverage', 'gps', 'steps', '1', '2', '3', 'Hour']);
});

it('draws each span of a timeline from its start to its end, in the row of its name', () => {
  const svg = drawChart({ ...timeline, spans: [...timeline.spans, { row: 'Home', from: 18, to: 24 }] });
  // 24 hours are 554 units, to the right of 150.
  expect(numbers(svg, /<rect x="([\d.]+)" y="(\d+)" width="([\d.]+)"/g)).toEqual([
    [150, 50, 173.1],
    [565.5, 50, 138.5],
    [334.7, 90, 184.7],
  ]);
  const hours = ['0:00', '4:00', '8:00', '12:00', '16:00', '20:00', '24:00'];
  expect(texts(svg)).toEqual(['A day', ...hours, 'Home', 'Work', 'Hour']);
});

it.each([
  ['a day on a phone', 24, 'tall', ['0:00', '8:00', '16:00', '24:00']],
  ['two days', 48, 'wide', ['0:00', '12:00', '24:00', '36:00', '48:00']],
] as const)('marks the hours of a timeline: %s', (_, to, shape, hours) => {
  const svg = drawChart({ ...timeline, spans: [{ row: 'Home', from: 0, to }] }, shape);
  expect(texts(svg).filter((text) => text?.endsWith(':00'))).toEqual(hours);
});

it('shows a span of no length as a thin line', () => {
  const svg = drawChart({ ...timeline, spans: [{ row: 'Home', from: 5, to: 5 }] });
  expect(svg).toContain(' width="2" height="26"');
});

/** Where each text of a picture is, with an average character a little over half as wide as its size. */
function textBoxes(svg: string) {
  const pattern = /<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="(start|middle|end)" font-size="(\d+)"[^>]*>([^<]*)</g;
  return [...svg.matchAll(pattern)].map(([, x, y, anchor, size, text = '']) => {
    const width = text.length * Number(size) * 0.52;
    const left = Number(x) - { start: 0, middle: width / 2, end: width }[anchor as 'start'];
    return {
      text,
      left,
      right: left + width,
      top: Number(y) - 0.75 * Number(size),
      bottom: Number(y) + 0.2 * Number(size),
    };
  });
}

const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ name, values: [12, 24] }));
const many: Chart = { ...bars, series: five };
const hours = Array.from({ length: 24 }, (_, index) => index);
const day: Chart = {
  ...grid,
  x: { label: 'Hour' },
  series: ['Location', 'Steps'].map((name) => ({ name, values: hours })),
};
const drawn = Object.entries({ bars, many, line: { ...bars, kind: 'line' } as Chart, timeline, day });

it.each(drawn.flatMap(([name, chart]) => [[name, 'wide', chart] as const, [name, 'tall', chart] as const]))(
  'keeps every text and shape of %s, %s, inside the picture, and every text clear of the others',
  (_, layout, chart) => {
    const svg = drawChart(chart, layout);
    const { width, height } = figureSize(svg)!;
    const boxes = textBoxes(svg);
    expect(boxes).toHaveLength(texts(svg).length);
    for (const box of boxes) {
      const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      const others = boxes.filter((other) => other !== box);
      const touching = others.filter(
        (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      );
      expect([box.text, inside, touching.map(({ text }) => text)]).toEqual([box.text, true, []]);
    }
    for (const [x = 0, y = 0, w = 0, h = 0] of numbers(
      svg,
      /<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"/g,
    )) {
      expect(Math.min(x, y, w, h)).toBeGreaterThanOrEqual(0);
      expect([x + w <= width, y + h <= height]).toEqual([true, true]);
    }
  },
);

it('puts the name of each value below its bars, and the name of each row beside it', () => {
  const center = (svg: string, name: string) => {
    const box = textBoxes(svg).find(({ text }) => text === name)!;
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  };
  const [[x = 0, , width = 0] = []] = numbers(
    drawChart(bars),
    /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="110"/g,
  );
  expect(center(drawChart(bars), 'Mon')[0]).toBeCloseTo(x + width / 2, 0);
  const [[, y = 0] = []] = numbers(drawChart(timeline), /<rect x="([\d.]+)" y="([\d.]+)"/g);
  expect(center(drawChart(timeline), 'Home')[1]).toBeCloseTo(y + 13, -1);
  const cell = numbers(drawChart(grid), /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*fill-opacity/g)[1] ?? [];
  expect(center(drawChart(grid), '2')[0]).toBeCloseTo(cell[0]! + cell[2]! / 2, 0);
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
  expect(drawChart({ ...chart, title: 'Short' }, 'tall')).toContain('>Short</text>');
  expect(drawChart({ ...chart, title: 'x'.repeat(60) }, 'tall')).toContain(`>${'x'.repeat(60)}</text>`);
  const sides = [...tall.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(Math.max(...sides)).toBeLessThanOrEqual(360);
});
