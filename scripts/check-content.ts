/**
 * `npm run content:check [-- options] [files]`: every rule over all content, findings with file and line.
 *   --strict   warnings fail too (the tests use it), but for pages that grew old: time alone must break no test
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
import { monthOf } from '@/lib/content/month';
import { formatDiagnostics, type Diagnostic } from '@/lib/diagnostics/diagnostic';

/** All content judged with the site's own vocabulary. */
export function checkSite(options?: { prose?: boolean; thisMonth?: string }): Promise<ContentReport> {
  return checkContent({ render: rendered, components: (page) => Object.keys(vocabularyFor(page)) }, options);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { strict: { type: 'boolean' }, json: { type: 'boolean' }, report: { type: 'boolean' } },
  });
  const wanted = new Set(positionals.map((file) => path.relative(process.cwd(), path.resolve(file))));
  const { problems, pages } = await checkSite({ thisMonth: monthOf(new Date()) });
  const told = wanted.size ? problems.filter(({ file }) => wanted.has(file)) : problems;
  if (values.json) console.log(JSON.stringify(told, null, 2));
  else console.log(formatDiagnostics(told));
  if (values.report) console.log(`\n${formatReport(pages)}`);
  const fails = ({ severity, rule }: Diagnostic) => severity === 'error' || (values.strict && rule !== 'checked-month');
  if (told.some(fails)) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) await main();
