/**
 * The whole build: content to `.generated/`, Next.js to `.export/`, the finished site to `out/` (or OUT_DIR).
 * The old folder stays until the new one is complete, so there is never half a site.
 */
import './production';
import fs from 'node:fs';
import path from 'node:path';
import { finishExport } from '@/lib/export/finish-export';
import { swapFolder } from '@/lib/export/swap-folder';
import { formatProblems, ProblemError } from '@/lib/problems/problem';
import { writeSearchIndex } from '@/lib/search/write-index';
import { checkSite } from './check-content';
import { bundle, prepare } from './prepare';
import { runBeside } from './run-beside';
import { runNext } from './run-next';

const out = path.resolve(process.env.OUT_DIR ?? 'out');
const working = path.resolve('.export');
/** True from when the working folder is ours; before, it may be that of another build. */
let started = false;

async function build(): Promise<void> {
  const start = performance.now();
  await prepare();
  started = true;
  fs.rmSync(working, { recursive: true, force: true });
  await drawPages();
  const twins = runBeside('scripts/write-twins.ts', working);
  const search = writeSearchIndex(working);
  const loader = await bundle('lib/loader/loader-entry.ts');
  const { pages, aliases } = await finishExport(working, loader, search.hash, twins);
  swapFolder(working, out);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `\n${pages} pages and ${aliases} redirects are in ${path.relative(process.cwd(), out)}/ after ${seconds} s.`,
  );
}

/** Next.js draws the pages while the content is checked beside it: bundling and checking take about as long. */
async function drawPages(): Promise<void> {
  const next = runNext('.export');
  try {
    await reportContent();
  } catch (error) {
    next.stop();
    await next.done.catch(() => {});
    throw error;
  }
  next.show();
  await next.done;
}

/** Tells every finding on links, pictures and headings; only what cannot be shown stops the build. */
async function reportContent(): Promise<void> {
  const { problems } = await checkSite({ prose: false });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length) throw new ProblemError(errors);
  if (problems.length) console.warn(`${formatProblems(problems)}\n`);
}

try {
  await build();
} catch (error) {
  if (started) fs.rmSync(working, { recursive: true, force: true });
  console.error(
    error instanceof ProblemError ? `\n${error.message}\n\nThe site was not built; mend the places above.` : error,
  );
  process.exitCode = 1;
}
