/**
 * `npm run content:check [-- options] [files]`: runs every rule over all content and the API description;
 * findings have file, line, and column.
 *   --strict   warnings fail too (the tests use it), except for outdated pages and translations that are behind
 * With file names, only those pages and data files are checked, which takes a second or two.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { vocabularyFor } from '@/components/mdx/vocabulary';
import { contentOf } from '@/components/page/content-of';
import { checkContent, type CheckOptions } from '@/lib/checks/check-content';
import { monthOf } from '@/lib/settings/month';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { report } from '@/lib/diagnostics/report';
import { projectPath } from '@/lib/diagnostics/project-path';
import { runCommand } from './command';

/** Checks all content with the site's own components. */
export function checkSite(options?: CheckOptions): Promise<Diagnostic[]> {
  return checkContent({ render: contentOf, components: (page) => Object.keys(vocabularyFor(page)) }, options);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    strict: { type: 'boolean' },
  },
});

/** What may wait: time alone, or an edit of the original, must not break a test. */
const LATER = new Set(['checked-month', 'translation-behind']);

/** The files to check; undefined for all. */
function filesToCheck(): ReadonlySet<string> | undefined {
  if (!positionals.length) return undefined;
  const named = positionals.map((file) => projectPath(path.resolve(file)));
  const missing = named.filter((file) => !fs.existsSync(file));
  if (missing.length) throw new Error(`There is no file ${missing.join(', ')}.`);
  return new Set(named);
}

async function check(): Promise<void> {
  const files = filesToCheck();
  const diagnostics = await checkSite({ thisMonth: monthOf(new Date()), files });
  console.log(report(diagnostics));
  const fails = ({ severity, rule }: Diagnostic) => severity === 'error' || (values.strict && !LATER.has(rule));
  process.exitCode = diagnostics.some(fails) ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await runCommand(check);
