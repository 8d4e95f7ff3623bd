/**
 * `npm run build`: checks the content, has Next.js export the site, takes the steps of lib/export/steps.ts over it, and
 * puts the result into `out/` (or OUT_DIR). `-- --without NAME` leaves a step out. The old folder stays until the new
 * one is complete, so there is never half a site.
 */
import './production';
import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '@/lib/content/load';
import { DiagnosticError, formatDiagnostics } from '@/lib/diagnostics/diagnostic';
import { runExportSteps } from '@/lib/export/steps';
import { checkApi } from '@/lib/openapi/load';
import { settings } from '@/lib/settings/settings';
import { checkSite } from './check-content';
import { swapFolder } from './swap-folder';

const out = path.resolve(process.env.OUT_DIR ?? 'out');
/** Named after the place of the result, so that two builds beside each other do not share it. */
const working = `.export.${crypto.createHash('sha256').update(out).digest('hex').slice(0, 8)}`;

const { values } = parseArgs({ options: { without: { type: 'string', multiple: true, default: [] } } });

async function build(): Promise<void> {
  const start = performance.now();
  const tell = (what: string) =>
    console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${what}`);
  // Content that is no content at all is told at once, together with everything else that is wrong.
  if (loadContent().problems.some(({ severity }) => severity === 'error')) await checkSources();
  tell('Next.js draws the pages; content and API description are checked beside it.');
  const next = exportSite();
  try {
    await checkSources();
  } catch (error) {
    next.stop();
    await next.done.catch(() => {});
    throw error;
  }
  tell('The content has no errors.');
  await next.done;
  tell('All pages are drawn; now they are made lighter and stricter.');
  const notices = await runExportSteps({ folder: path.resolve(working), basePath: settings.basePath }, values.without);
  for (const notice of notices) console.warn(notice);
  swapFolder(path.resolve(working), out);
  tell(`The site is in ${path.relative(process.cwd(), out)}/.`);
}

/**
 * Next.js stops at the first page that it cannot draw and names only its address; here every finding is told at once,
 * with file and line. @throws DiagnosticError with what cannot be shown; the rest is only told.
 */
async function checkSources(): Promise<void> {
  const { problems } = await checkSite({ prose: false });
  const errors = [...(await checkApi()), ...problems.filter(({ severity }) => severity === 'error')];
  if (errors.length) throw new DiagnosticError(errors);
  if (problems.length) console.warn(`${formatDiagnostics(problems)}\n`);
}

/** Starts `next build`. What it prints is told only when it fails: a good build is told in a few lines of our own. */
function exportSite(): { done: Promise<void>; stop: () => void } {
  fs.rmSync(working, { recursive: true, force: true });
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      EXPORT_DIR: working,
      NEXT_TELEMETRY_DISABLED: '1',
      // Pages name their Markdown versions only where the step that writes them is taken.
      ...(values.without.includes('markdown-versions') ? {} : { MARKDOWN_VERSIONS: '1' }),
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`${printed}\nNext.js could not build the site; its message stands above.`));
    });
  });
  // Whoever waits for the checks first hears of a failure later; until then it must not count as unhandled.
  done.catch(() => {});
  return { done, stop: () => child.kill() };
}

try {
  await build();
} catch (error) {
  console.error(
    error instanceof DiagnosticError
      ? `\n${error.message}\n\nThe site was not built; mend the places above.`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
}
