/**
 * `npm run bench [-- --runs N] [--folder out]`: measures the finished export in Chromium, fast and on a slow line and
 * processor, and prints tables. Not part of the tests: times belong to the machine. PEERS=file adds a table of others.
 *   --build   also builds from nothing, with an empty cache, and tells time, processor time and memory
 *   --dev     also tells how long an edit takes to show in the preview
 * `npm run scale` tells how a build grows.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { measureBuild } from './bench/measure-build';
import { measureUpdate } from './bench/measure-dev';
import { launch, measurePage, measureSearch, measureTurn, median } from './bench/measure';
import { shapedServer } from './bench/shaped-server';

const argument = (name: string, otherwise: string): string => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? otherwise : (process.argv[index + 1] ?? otherwise);
};
const folder = path.resolve(argument('folder', 'out'));
const runs = Number(argument('runs', '5'));

const PAGES = {
  home: '/',
  doc: '/start_here/activities/create_surveys/',
  api: '/api/query-sensor-events-for-a-participant/',
  search: '/search/',
};

const kib = (bytes: number | null | undefined) =>
  bytes === null || bytes === undefined ? '-' : (bytes / 1024).toFixed(1);
const ms = (value: number | null | undefined) => (value === null || value === undefined ? '-' : value.toFixed(0));

/** Sizes that need no browser. */
function wholeSite() {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const brotli = (file: string) =>
    zlib.brotliCompressSync(fs.readFileSync(file), { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  const html = files.filter((file) => file.endsWith('.html'));
  return {
    files: files.length,
    mebibytes: files.reduce((total, file) => total + fs.statSync(file).size, 0) / 2 ** 20,
    medianPage: median(html.map(brotli)),
  };
}

if (!fs.existsSync(path.join(folder, 'index.html'))) {
  console.error(`There is no export in ${folder}. Build the site first: npm run build`);
  process.exit(1);
}
const site = wholeSite();
console.log(
  `${site.files} files, ${site.mebibytes.toFixed(1)} MiB, median page ${kib(site.medianPage)} KiB (brotli)\n`,
);

const server = await shapedServer(folder);
const browser = await launch(server);
try {
  console.log(
    '| page (slow line, 4x processor) | before load KiB | all KiB (requests) | FCP ms | LCP ms | blocked ms | CLS | fast: FCP / LCP ms |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, url] of Object.entries(PAGES)) {
    if (!fs.existsSync(path.join(folder, url, 'index.html'))) continue;
    const page = await measurePage(browser, server, url, true, runs);
    const quick = await measurePage(browser, server, url, false, runs);
    console.log(
      `| ${name} | ${kib(page.beforeLoad)} | ${kib(page.all)} (${page.requests}) | ${ms(page.fcp)} | ${ms(page.lcp)} | ${ms(page.blocking)} | ${page.cls?.toFixed(4)} | ${ms(quick.fcp)} / ${ms(quick.lcp)} |`,
    );
  }
  const next = '/start_here/activities/create_tips/';
  const fast = await measureTurn(browser, server, PAGES.doc, next, false, runs);
  const slow = await measureTurn(browser, server, PAGES.doc, next, true, runs);
  console.log(`\nClick to the next heading: ${ms(fast)} ms fast, ${ms(slow)} ms slow`);
  for (const slow of [false, true]) {
    const search = await measureSearch(browser, server, PAGES.doc, ['battery', 'survey', 'participant'], slow);
    console.log(
      `Search, ${slow ? 'slow' : 'fast'}: first result, cold, ${ms(search.first)} ms, ${kib(search.bytes)} KiB; later keystroke: median ${ms(search.keystroke)} ms, worst ${ms(search.worstKeystroke)} ms`,
    );
  }
  if (process.argv.includes('--dev')) console.log(`Edit to preview: ${ms(await measureUpdate(browser, runs))} ms`);
} finally {
  await browser.close();
  server.close();
}
if (process.argv.includes('--build')) {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  for (const cache of ['.cache', '.next']) fs.rmSync(cache, { recursive: true, force: true });
  const { seconds, cpuSeconds, peakMiB } = await measureBuild({ OUT_DIR: path.join(out, 'site') });
  fs.rmSync(out, { recursive: true });
  console.log(
    `Build from nothing: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processors, ${ms(peakMiB)} MiB`,
  );
}
const peers = process.env.PEERS;
if (peers && fs.existsSync(peers)) {
  const table = fs
    .readFileSync(peers, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  console.log(`\nOthers, from ${path.basename(peers)}:\n${table.join('\n')}`);
}
