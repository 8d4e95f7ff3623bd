import { axisStep, chartRows, chartSchema, drawChart, type Chart } from '@/lib/content/diagrams/chart';
import { checkFigure, figureSize } from '@/lib/content/diagrams/tokens';

const common = { note: 'Sample.', x: { label: 'Hour' } };
const bars: Chart = {
  ...common,
  title: 'Time at home <week>',
  kind: 'bars',
  x: { label: 'Day', values: ['Mon', 'Tue'] },
  y: { label: 'Hours', max: 24 },
  series: [{ name: 'Home', values: [12, null] }],
};
const spans = [
  { row: 'Home', from: 0, to: 7.5 },
  { row: 'Work', from: 8, to: 16 },
];
const timeline: Chart = { ...common, title: 'A day', kind: 'timeline', spans };
const grid: Chart = { ...common, title: 'Coverage', kind: 'grid', series: [{ name: 'gps', values: [0, 0.5, null] }] };
const oneSeries = (values: (number | null)[]) => ({ x: { label: 'Day' }, series: [{ name: 'Home', values }] });
const line = (values: (number | null)[]): Chart => ({ ...bars, kind: 'line', ...oneSeries(values) });
const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ name, values: [12, 24] }));
const many: Chart = { ...bars, series: five };

/** The texts of a picture in order. */
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

/** The attributes of the shapes of a kind, numbers as such. */
const shapes = (svg: string, tag: string) =>
  [...svg.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))].map(([shape]) =>
    Object.fromEntries(
      [...shape.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, Number(value) || value]),
    ),
  );

it.each([
  [24, 5],
  [100, 20],
  [1, 0.2],
  [7, 2],
  [0.3, 0.1],
])('marks an axis up to %d in steps of %d', (max, step) => expect(axisStep(max)).toBeCloseTo(step));

it.each<[string, Chart, string[]]>([
  ['the maximum of the file', bars, ['0', '5', '10', '15', '20', 'Hours']],
  ['tenths', { ...bars, y: undefined, ...oneSeries([0.4, 1]) }, ['0', '0.2', '0.4', '0.6', '0.8', '1']],
  ['the next step', { ...bars, y: { label: 'Hours' }, ...oneSeries([11, 8]) }, ['0', '5', '10', '15', 'Hours']],
])('marks the axis up to %s', (_, chart, marks) => {
  expect(texts(drawChart(chart)).slice(1, 1 + marks.length)).toEqual(marks);
});

it('numbers the values that have no names, and names only as many as there is room for', () => {
  const chart: Chart = { ...bars, ...oneSeries(Array.from({ length: 30 }, () => 1)) };
  expect(texts(drawChart(chart)).slice(-11, -1)).toEqual('1 4 7 10 13 16 19 22 25 28'.split(' '));
  expect(texts(drawChart(chart, 'tall')).slice(-7, -1)).toEqual('1 6 11 16 21 26'.split(' '));
  expect(chartRows({ ...bars, ...oneSeries([5, 6]) }).map(([name]) => name)).toEqual(['Day', '1', '2']);
});

it('draws a line from value to value, with a gap where one is missing', () => {
  const svg = drawChart(line([0, 12, null, 24]));
  // Four slots of 153 units to the right of 92; 24 hours are 220 units, from 268 up to 48.
  expect(shapes(svg, 'path').at(-1)).toMatchObject({ d: 'M168.5 268L321.5 158M627.5 48', fill: 'none' });
  expect(shapes(svg, 'circle').map(({ cx, cy }) => [cx, cy])).toEqual([
    [168.5, 268],
    [321.5, 158],
    [627.5, 48],
  ]);
});

it('leaves the dots out of a line with more than 40 values', () => {
  const dots = (length: number) => shapes(drawChart(line(Array.from({ length }, () => 1))), 'circle').length;
  expect([dots(40), dots(41)]).toEqual([40, 0]);
});

it('draws several series side by side, each in the color of its name', () => {
  const svg = drawChart(many);
  const all = shapes(svg, 'rect');
  const [names, drawn] = [all.filter(({ height }) => height === 12), all.filter(({ height }) => height !== 12)];
  expect(names.map(({ fill }) => fill)).toEqual(five.map((_, index) => drawn[2 * index]?.fill));
  expect(new Set(names.slice(0, 4).map(({ fill }) => fill)).size).toBe(4);
  // Each day is 306 units wide, 70 % of it for its five bars, and 12 of 24 hours are half of 220.
  expect(drawn.filter((_, index) => index % 2 === 0).map(({ x }) => x)).toEqual([137.9, 180.7, 223.6, 266.4, 309.3]);
  expect(drawn.slice(0, 2)).toMatchObject([
    { width: 42.8, height: 110 },
    { width: 42.8, height: 220 },
  ]);
  expect(texts(svg).filter((text) => five.some(({ name }) => name === text))).toEqual(five.map(({ name }) => name));
  expect(chartRows(many)[0]).toEqual(['Day', 'One', 'Two', 'Three', 'Four', 'Five']);
});

it('shades a cell of a grid by its value, from 0 to 1, and leaves a missing one empty', () => {
  const rows = [
    { name: 'gps', values: [0, 0.5, 2] },
    { name: 'steps', values: [null] },
  ];
  const svg = drawChart({ ...grid, series: rows });
  const cells = shapes(svg, 'rect');
  expect(cells.flatMap((cell) => cell['fill-opacity'] ?? []).map(Number)).toEqual([0, 0.5, 1]);
  // Three columns between the names, 150 units wide, and the right edge.
  const missing = { x: 151, y: 82, width: 182.7, height: 30, fill: 'none', 'stroke-dasharray': '3 3' };
  expect(cells.filter(({ fill }) => fill === 'none')).toEqual([expect.objectContaining(missing)]);
  expect(texts(svg)).toEqual(['Coverage', 'gps', 'steps', '1', '2', '3', 'Hour']);
});

it('draws each span of a timeline from its start to its end, in the row of its name', () => {
  const svg = drawChart({ ...timeline, spans: [...spans, { row: 'Home', from: 18, to: 24 }] });
  // 24 hours are 554 units, to the right of 150.
  expect(shapes(svg, 'rect').map(({ x, y, width }) => [x, y, width])).toEqual([
    [150, 50, 173.1],
    [565.5, 50, 138.5],
    [334.7, 90, 184.7],
  ]);
  expect(texts(svg).slice(-3)).toEqual(['Home', 'Work', 'Hour']);
  const moment = drawChart({ ...timeline, spans: [{ row: 'Home', from: 5, to: 5 }] });
  expect(shapes(moment, 'rect')).toMatchObject([{ width: 2, height: 26 }]);
});

it.each([
  ['a day', 24, 'wide', '0:00 4:00 8:00 12:00 16:00 20:00 24:00'],
  ['a day on a phone', 24, 'tall', '0:00 8:00 16:00 24:00'],
  ['two days', 48, 'wide', '0:00 12:00 24:00 36:00 48:00'],
] as const)('marks the hours of a timeline: %s', (_, to, layout, hours) => {
  const svg = drawChart({ ...timeline, spans: [{ row: 'Home', from: 0, to }] }, layout);
  expect(texts(svg).filter((text) => text?.endsWith(':00'))).toEqual(hours.split(' '));
});

/** Where each text of a picture is, with an average character a little over half as wide as its size. */
function textBoxes(svg: string) {
  return shapes(svg, 'text').map((shape, index) => {
    const [x, y, size] = [Number(shape.x), Number(shape.y), Number(shape['font-size'])];
    const text = texts(svg)[index] ?? '';
    const width = text.length * size * 0.52;
    const left = x - { start: 0, middle: width / 2, end: width }[shape['text-anchor'] as 'start'];
    return { text, left, right: left + width, top: y - 0.75 * size, bottom: y + 0.2 * size };
  });
}

const values = Array.from({ length: 24 }, (_, index) => index);
const day: Chart = { ...grid, series: ['Location', 'Steps'].map((name) => ({ name, values })) };
const titled: Chart = { ...timeline, title: 'Where one person was during a long and winding week in May' };
const drawn = Object.entries({ bars, many, line: line([1, 2]), timeline, titled, grid, day });

it.each(drawn.flatMap(([name, chart]) => [[name, 'wide', chart] as const, [name, 'tall', chart] as const]))(
  'draws %s, %s, by the rules for drawings, with every shape inside the picture and every text clear of the others',
  (_, layout, chart) => {
    const svg = drawChart(chartSchema.parse(chart), layout);
    expect(checkFigure(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { width, height } = figureSize(svg);
    expect(width).toBe(layout === 'wide' ? 720 : 360);
    const boxes = textBoxes(svg);
    for (const box of boxes) {
      const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      const touching = boxes.filter(
        (other) =>
          other !== box &&
          [box.left < other.right, other.left < box.right, box.top < other.bottom, other.top < box.bottom].every(
            Boolean,
          ),
      );
      expect([box.text, inside, touching.map(({ text }) => text)]).toEqual([box.text, true, []]);
    }
    for (const shape of shapes(svg, 'rect')) {
      const [x = 0, y = 0, w = 0, h = 0] = [shape.x, shape.y, shape.width, shape.height].map(Number);
      expect([Math.min(x, y, w, h) >= 0, x + w <= width, y + h <= height]).toEqual([true, true, true]);
    }
  },
);

it('puts the name of each value below its bars, and the name of each row beside it', () => {
  const centers = (chart: Chart, name: string) => {
    const box = textBoxes(drawChart(chart)).find(({ text }) => text === name)!;
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  const rects = (chart: Chart) =>
    shapes(drawChart(chart), 'rect').map(({ x, y, width }) => ({ x: Number(x) + Number(width) / 2, y: Number(y) }));
  expect(centers(bars, 'Mon').x).toBeCloseTo(rects(bars)[0]!.x, 0);
  expect(centers(timeline, 'Home').y).toBeCloseTo(rects(timeline)[0]!.y + 13, -1);
  // Each cell of a grid is two rectangles.
  expect(centers(grid, '2').x).toBeCloseTo(rects(grid)[2]!.x, 0);
});

it('puts the same numbers in a table', () => {
  expect(chartRows(bars).join(' | ')).toBe('Day,Hours | Mon,12 | Tue,no data');
  expect(chartRows(timeline).join(' | ')).toBe('Row,From (hour),To (hour) | Home,0,7.5 | Work,8,16');
});

it.each([{ kind: 'pie' }, { colour: 'red' }, { series: [] }])('rejects a chart file with %j', (wrong) => {
  expect(chartSchema.safeParse({ ...bars, ...wrong }).success).toBe(false);
});

it.each([
  [titled.title, 2, 'Where one person was during a|long and winding week in May'],
  ['Short & <sweet>', 1, 'Short &amp; &lt;sweet&gt;'],
  ['x'.repeat(60), 1, 'x'.repeat(60)],
])('writes the title for phones on two lines if it is too long for one: %s', (title, lines, expected) => {
  expect(
    texts(drawChart({ ...timeline, title }, 'tall'))
      .slice(0, lines)
      .join('|'),
  ).toBe(expected);
});
