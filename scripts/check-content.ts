/**
 * `npm run content:check [-- options] [files]`: runs every rule over all content and the API description;
 * findings have file, line, and column.
 *   --strict   warnings fail too (the tests use it), except for outdated pages and translations that are behind
 * With the names of files or folders, only those are checked, which takes a second or two.
 */
import path from 'node:path';
import { readArguments } from '@/lib/checks/read-arguments';
import { checkContent } from '@/lib/checks/check-content';
import { monthOf } from '@/lib/content/month';
import { formatFindings, type Finding } from '@/lib/findings/finding';
import { filesBelow } from '@/lib/sources/files';
import { contentFolder, openapiFolder, projectPath } from '@/lib/sources/folders';
import { runCommand } from './command';

/** Rules whose findings may wait: time alone, or an edit of the original, must not break a test. */
const NOT_STRICT_RULES = new Set(['checked-month', 'translation-behind']);

async function check(): Promise<void> {
  const all = [contentFolder, openapiFolder].flatMap((folder) =>
    filesBelow(folder).map((name) => projectPath(path.join(folder, name))),
  );
  const { isStrict, files } = readArguments(process.argv.slice(2), all);
  const findings = await checkContent({ thisMonth: monthOf(new Date()), files });
  console.log(formatFindings(findings));
  const fails = ({ severity, rule }: Finding) => severity === 'error' || (isStrict && !NOT_STRICT_RULES.has(rule));
  process.exitCode = findings.some(fails) ? 1 : 0;
}

await runCommand(check);
