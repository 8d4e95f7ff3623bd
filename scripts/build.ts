/**
 * The whole build: content to `.generated/`, Next.js to `.export/`, the finished site to `out/` (or OUT_DIR).
 * The old folder stays until the new one is complete, so there is never half a site.
 */
import './production';
import './small-heap';
import fs from 'node:fs';
import path from 'node:path';
import { finishExport } from '@/lib/export/finish-export';
import { pageReader, type ReadPage } from '@/lib/export/page-reader';
import { readAhead } from '@/lib/export/read-ahead';
import { swapFolder } from '@/lib/export/swap-folder';
import { markdownSite, writeMarkdown } from '@/lib/export/write-markdown';
import { formatDiagnostics, DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { writeSearchIndex } from '@/lib/search/write-index';
import { checkSite } from './check-content';
import { bundle, prepare } from './prepare';
import { drawnPages, runNext } from './run-next';

const out = path.resolve(process.env.OUT_DIR ?? 'out');
const working = path.resolve('.export');
/** True from when the working folder is ours; before, it may be that of another build. */
let started = false;

async function build(): Promise<void> {
  const start = performance.now();
  const navigation = await prepare();
  started = true;
  fs.rmSync(working, { recursive: true, force: true });
  const site = await markdownSite(navigation);
  const read = pageReader(site);
  const loader = await bundle('lib/loader/loader-entry.ts');
  await drawPages(read);
  writeMarkdown(working, navigation, site, read);
  const search = writeSearchIndex(working, (page, html) => read(page, html).sections);
  const { pages, aliases } = await finishExport(working, loader, search.hash);
  swapFolder(working, out);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `\n${pages} pages and ${aliases} redirects are in ${path.relative(process.cwd(), out)}/ after ${seconds} s.`,
  );
}

/**
 * Next.js draws the pages. Beside it the content is checked, for bundling and checking take about as long, and then the
 * pages that are drawn already are read.
 */
async function drawPages(read: ReadPage): Promise<void> {
  const since = Date.now();
  const next = runNext('.export');
  try {
    await reportContent();
  } catch (error) {
    next.stop();
    await next.done.catch(() => {});
    throw error;
  }
  next.show();
  await readAhead({ folder: drawnPages, since, until: next.done }, read);
  await next.done;
}

/** Tells every finding on links, pictures and headings; only what cannot be shown stops the build. */
async function reportContent(): Promise<void> {
  const { problems } = await checkSite({ prose: false });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length) throw new DiagnosticError(errors);
  if (problems.length) console.warn(`${formatDiagnostics(problems)}\n`);
}

try {
  await build();
} catch (error) {
  if (started) fs.rmSync(working, { recursive: true, force: true });
  console.error(
    error instanceof DiagnosticError ? `\n${error.message}\n\nThe site was not built; mend the places above.` : error,
  );
  process.exitCode = 1;
}
