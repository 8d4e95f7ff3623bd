/**
 * `npm run bench [-- --runs N] [--folder out] [--quick]`: measures the finished export in Chromium on a slow line and
 * processor and prints a table. Not part of the tests: times belong to the machine. PEERS=file adds a table of others.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
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
    '| page (slow line, 4x processor) | before load KiB | all KiB (requests) | FCP ms | LCP ms | blocked ms | CLS |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, url] of Object.entries(PAGES)) {
    if (!fs.existsSync(path.join(folder, url, 'index.html'))) continue;
    const page = await measurePage(browser, server, url, runs);
    console.log(
      `| ${name} | ${kib(page.beforeLoad)} | ${kib(page.all)} (${page.requests}) | ${ms(page.fcp)} | ${ms(page.lcp)} | ${ms(page.blocking)} | ${page.cls?.toFixed(4)} |`,
    );
  }
  const next = '/start_here/activities/create_tips/';
  const fast = await measureTurn(browser, server, PAGES.doc, next, false, runs);
  const slow = await measureTurn(browser, server, PAGES.doc, next, true, runs);
  console.log(`\nClick to the next heading: ${ms(fast)} ms fast, ${ms(slow)} ms slow`);
  const search = await measureSearch(browser, server, PAGES.doc, ['battery', 'survey', 'participant']);
  console.log(
    `First search, cold and slow: ${ms(search.first)} ms, ${kib(search.bytes)} KiB; later keystroke at 4x: median ${ms(search.keystroke)} ms, worst ${ms(search.worstKeystroke)} ms`,
  );
} finally {
  await browser.close();
  server.close();
}
const peers = process.env.PEERS;
if (peers && fs.existsSync(peers)) {
  const table = fs
    .readFileSync(peers, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  console.log(`\nOthers, from ${path.basename(peers)}:\n${table.join('\n')}`);
}
