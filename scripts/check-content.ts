/**
 * `npm run content:check [-- options] [files]`: every rule over all content, findings with file and line.
 *   --strict   warnings fail too (the tests use it)
 *   --json     findings as JSON, for editors
 *   --report   reading grades, and samples that no mark proves
 * With file names, only the findings of those files are told.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rendered } from '@/components/mdx/rendered';
import { vocabularyFor } from '@/components/mdx/vocabulary';
import { checkContent, type ContentReport } from '@/lib/check/check-content';
import { formatReport } from '@/lib/check/format-report';
import { formatDiagnostics } from '@/lib/diagnostics/diagnostic';

/** All content judged with the site's own vocabulary. */
export function checkSite(options?: { prose?: boolean }): Promise<ContentReport> {
  return checkContent({ render: rendered, components: (page) => Object.keys(vocabularyFor(page)) }, options);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { strict: { type: 'boolean' }, json: { type: 'boolean' }, report: { type: 'boolean' } },
  });
  const wanted = new Set(positionals.map((file) => path.relative(process.cwd(), path.resolve(file))));
  const { problems, pages } = await checkSite();
  const told = wanted.size ? problems.filter(({ file }) => wanted.has(file)) : problems;
  if (values.json) console.log(JSON.stringify(told, null, 2));
  else console.log(formatDiagnostics(told));
  if (values.report) console.log(`\n${formatReport(pages)}`);
  if (told.some(({ severity }) => values.strict || severity === 'error')) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) await main();
