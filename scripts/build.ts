/**
 * `npm run build`: checks the content, exports the site with Next.js, applies the steps in lib/export/steps.ts, and
 * puts the result in `out/` (or OUT_DIR). `-- --without NAME` skips a step. The old folder stays until the new one is
 * complete, so the site is never half there.
 */
import './production';
import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { checkContent } from '@/lib/checks/check-content';
import { loadContent } from '@/lib/content/load-content';
import { markdownForms } from '@/lib/downloads/markdown-forms';
import { runExportSteps } from '@/lib/export/steps';
import { formatFindings, FindingError, throwOnErrors } from '@/lib/findings/finding';
import { loadApiOrLast } from '@/lib/openapi/load-api';
import { settings } from '@/lib/settings/settings';
import { prepareContent } from '@/lib/site/prepare-content';
import { swapFolder } from '@/lib/tools/swap-folder';
import { messageOf, runCommand } from './command';

const out = path.resolve(process.env.OUT_DIR ?? 'out');
/** Named after the output folder, so builds that run at the same time do not share it. */
const working = `.export.${crypto.createHash('sha256').update(out).digest('hex').slice(0, 8)}`;

const runFile = promisify(execFile);
const { values } = parseArgs({ options: { without: { type: 'string', multiple: true, default: [] } } });

async function build(): Promise<void> {
  const start = performance.now();
  const logProgress = (message: string) =>
    console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${message}`);
  // If content or the description cannot be loaded, report that and all other errors before the build starts.
  const unreadable = [...loadContent().findings, ...(await loadApiOrLast()).findings];
  if (unreadable.some(({ severity }) => severity === 'error')) await checkSources();
  // Leaves its result to Next.js, which would otherwise read everything once more.
  await prepareContent();
  logProgress('Rendering the pages with Next.js while checking the content and the API description.');
  const next = exportSite();
  let markdown: Map<string, string>;
  try {
    await checkSources();
    logProgress('The content has no errors.');
    markdown = await markdownForms(settings.basePath);
  } catch (error) {
    next.stop();
    await next.done.catch(() => {});
    throw error;
  }
  await next.done;
  logProgress('All pages are rendered. Making them lighter and more secure.');
  const site = { folder: path.resolve(working), basePath: settings.basePath, markdown };
  const notices = await runExportSteps(site, values.without);
  for (const notice of notices) console.warn(notice);
  swapFolder(path.resolve(working), out);
  logProgress(`The site is in ${path.relative(process.cwd(), out)}/.`);
}

/**
 * Reports all findings at once, with file and line; Next.js stops at the first page that it cannot render and names
 * only its address. Prints warnings. @throws FindingError listing the errors, if there are any.
 */
async function checkSources(): Promise<void> {
  const findings = await checkContent({ checksProse: false });
  throwOnErrors(findings);
  if (findings.length) console.warn(`${formatFindings(findings)}\n`);
}

/** Starts `next build`. Its output is shown only if it fails; otherwise a few lines of our own are enough. */
function exportSite(): { done: Promise<unknown>; stop: () => void } {
  fs.rmSync(working, { recursive: true, force: true });
  const env = {
    ...process.env,
    EXPORT_DIR: working,
    NEXT_TELEMETRY_DISABLED: '1',
    // Pages link to their Markdown forms only if the step that writes them runs.
    ...(values.without.includes('markdown-forms') ? {} : { MARKDOWN_FORMS: '1' }),
  };
  const stopping = new AbortController();
  const options = { env, maxBuffer: 1 << 26, signal: stopping.signal };
  const done = runFile(process.execPath, ['node_modules/next/dist/bin/next', 'build'], options).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${stdout}${stderr}\nNext.js could not build the site. See its message above.`);
    },
  );
  // The caller awaits the checks first; until it awaits this too, a rejection must not count as unhandled.
  done.catch(() => {});
  return { done, stop: () => stopping.abort() };
}

await runCommand(build, (error) =>
  error instanceof FindingError
    ? `\n${error.message}\n\nThe site was not built. Fix the errors above.`
    : messageOf(error),
);
