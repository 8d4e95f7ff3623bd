/**
 * `npm run bench [-- [NAME=]FOLDER ...] [--runs N] [--only NAME ...] [--json FILE]`: opens finished exports in Chromium,
 * at full speed and with a slow connection and processor, and prints medians with the minimum and maximum. Several
 * exports (by default only `out`) alternate in random order, because other load affects times more than most changes.
 *   --only   measurements whose names start with NAME, such as "page slow home", "click", "search slow"
 *   --build  instead builds with empty caches, and prints the time, processor time, and memory
 *   --dev    instead measures how long the preview takes to start, and to show each kind of edit
 * For the last two, the folders are clones of the project (by default this one), and take turns.
 * Not part of the tests, because times depend on the machine. `npm run scale` shows how builds scale.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch, median } from './browser';
import { measureBuild } from './measure-build';
import { measurePreview } from './measure-dev';
import { measurements, type Figures } from './measurements';
import { shapedServer } from './shaped-server';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [''] },
    json: { type: 'string' },
    build: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const ofClones = options.build || options.dev;
const chosen = measurements.filter(({ name }) => !ofClones && options.only.some((start) => name.startsWith(start)));
const exports = (positionals.length ? positionals : [ofClones ? '.' : 'out']).map((argument) => {
  const [name = '', folder = name] = argument.split('=');
  return { name, folder: path.resolve(folder) };
});
for (const { folder } of exports) {
  if (!chosen.length || fs.existsSync(path.join(folder, 'index.html'))) continue;
  console.error(`There is no export in ${folder}. Build the site first: npm run build`);
  process.exit(2);
}

/** The same list in random order. */
function shuffled<Item>(list: readonly Item[]): Item[] {
  return list
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

const round = (value: number) => (Math.abs(value) < 10 ? Number(value.toFixed(3)) : Math.round(value));

/** Median, with the minimum and maximum if they differ. */
function summary(values: number[]): string {
  if (!values.length) return '-';
  const [middle, least, most] = [median(values) ?? 0, Math.min(...values), Math.max(...values)].map(round);
  return least === most ? `${middle}` : `${middle} (${least}-${most})`;
}

/** All figures, by measurement and export. */
const results = new Map<string, Map<string, Figures[]>>();

const servers = await Promise.all((chosen.length ? exports : []).map(({ folder }) => shapedServer(folder)));
const sites = exports.map((one, index) => ({ ...one, server: servers[index]! }));
const browser = await launch(servers);
try {
  for (let run = 0; run < runs; run++) {
    for (const { name, path: page, measure } of shuffled(chosen)) {
      for (const site of shuffled(sites)) {
        if (!fs.existsSync(path.join(site.folder, page, 'index.html'))) continue;
        const figures = await measure(browser, site.server).catch((error: unknown) => {
          console.error(`${site.name}, ${name}: ${String(error)}`);
        });
        if (!figures) continue;
        const bySite = results.get(name) ?? new Map<string, Figures[]>();
        results.set(name, bySite.set(site.name, [...(bySite.get(site.name) ?? []), figures]));
      }
    }
    if (options.json) {
      const plain = Object.fromEntries([...results].map(([name, bySite]) => [name, Object.fromEntries(bySite)]));
      fs.writeFileSync(options.json, JSON.stringify(plain));
    }
  }
  for (const { name } of measurements) {
    const bySite = results.get(name);
    if (!bySite) continue;
    const figures = Object.keys([...bySite.values()][0]?.[0] ?? {});
    console.log(`\n| ${name} | ${figures.join(' | ')} |\n| --- |${' --- |'.repeat(figures.length)}`);
    for (const site of exports) {
      const visits = bySite.get(site.name);
      if (!visits) continue;
      const cells = figures.map((figure) => summary(visits.flatMap((visit) => visit[figure] ?? [])));
      console.log(`| ${site.name} | ${cells.join(' | ')} |`);
    }
  }
  for (const { name, folder } of options.dev ? exports : []) {
    console.log(`\n| Preview: ${name} | ms |\n| --- | --- |`);
    for (const [what, times] of await measurePreview(browser, folder, runs)) {
      console.log(`| ${what} | ${summary(times)} |`);
    }
  }
} finally {
  await browser.close();
  for (const server of servers) server.close();
}
for (let run = 0; options.build && run < runs; run++) {
  for (const { name, folder } of exports) {
    for (const cache of ['.cache', '.next', '.derived'])
      fs.rmSync(path.join(folder, cache), { recursive: true, force: true });
    const { seconds, cpuSeconds, peakMiB } = await measureBuild(folder);
    console.log(
      `Build from nothing: ${name}: ${round(seconds)} s, processor time ${round(cpuSeconds)} s, peak memory ${round(peakMiB)} MiB`,
    );
  }
}
