/**
 * `npm run bench [-- [NAME=]FOLDER ...] [--runs N] [--only TEXT ...]`: opens finished exports in Chromium, with a slow
 * connection and processor and without, and prints medians with the minimum and maximum. Several exports (by default
 * only `out`) take turns in random order, because other load affects times more than most changes.
 *   --only   measurements whose names contain TEXT, such as "home, slow", "click", "search"
 * Not part of the tests, because times depend on the machine.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startStaticServer } from '@/lib/tools/static-server';
import { launch } from './browser';
import { measurements, median, type Figures } from './measurements';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const runs = Number(options.runs);
const folders = (positionals.length ? positionals : ['out']).map((argument) => {
  const [name = '', folder = name] = argument.split('=');
  return { name, folder: path.resolve(folder) };
});

/** The same list in random order. */
const shuffled = <Item>(list: readonly Item[]): Item[] =>
  list
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

const rounded = (value: number) => (Math.abs(value) < 10 ? Number(value.toFixed(2)) : Math.round(value));

/** Median, with the minimum and maximum. */
const summary = (values: number[]) =>
  `${rounded(median(values))} (${rounded(Math.min(...values))}-${rounded(Math.max(...values))})`;

/** Prints a table with a line for each name. */
function print(title: string, rows: ReadonlyMap<string, Figures[]>): void {
  const columns = Object.keys([...rows.values()][0]?.[0] ?? {});
  console.log(`\n| ${[title, ...columns].join(' | ')} |\n|${' --- |'.repeat(columns.length + 1)}`);
  for (const [name, visits] of rows) {
    const cells = columns.map((column) => summary(visits.map((visit) => visit[column] ?? NaN)));
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}

/** Adds what one run measured. */
const note = (rows: Map<string, Figures[]>, name: string, figures: Figures) =>
  rows.set(name, [...(rows.get(name) ?? []), figures]);

for (const { folder } of folders) {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no export in ${folder}. Build the site first: npm run build`);
}
const chosen = measurements
  .flatMap((measurement) =>
    [true, false].map((isSlow) => ({
      ...measurement,
      isSlow,
      name: `${measurement.name}, ${isSlow ? 'slow' : 'fast'}`,
    })),
  )
  .filter(({ name }) => options.only.some((text) => name.includes(text)))
  .map((measurement) => ({ ...measurement, rows: new Map<string, Figures[]>() }));
const servers = await Promise.all(folders.map(({ folder }) => startStaticServer({ dir: folder })));
const sites = folders.map((build, index) => ({ ...build, origin: servers[index]?.origin ?? '' }));
const browser = await launch();
try {
  for (let run = 0; run < runs; run++) {
    for (const measurement of shuffled(chosen)) {
      for (const site of shuffled(sites)) {
        if (!fs.existsSync(path.join(site.folder, measurement.path, 'index.html'))) continue;
        const figures = await measurement.measure(browser, site.origin, measurement.isSlow).catch(console.error);
        if (figures) note(measurement.rows, site.name, figures);
      }
    }
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
for (const { name, rows } of chosen) print(name, rows);
