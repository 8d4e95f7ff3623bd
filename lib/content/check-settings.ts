import fs from 'node:fs';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { formatPath } from '@/lib/diagnostics/validate';
import type { Path } from '@/lib/diagnostics/yaml-source';
import { settingsSchema } from '@/lib/settings/settings-schema';

const FILE = 'lib/settings/site-settings.ts';
/** Settings that come from the environment, not from a file. */
const SET_BY: Record<string, string> = { basePath: 'BASE_PATH', url: 'SITE_URL' };

/** What is not a setting, because it stands in the content. */
const ELSEWHERE: Record<string, string> = {
  versions: '"currentVersion" names the current one; content/_data/versions.yaml lists older ones.',
  languages: '"language" is the one of content/ itself; each further one is a folder in content/_languages/.',
};

/** Everything that is wrong with settings, each at the line that sets it, with what is expected there. */
export function checkSettings(input: unknown): Diagnostic[] {
  const { error } = settingsSchema.safeParse(input);
  return (error?.issues ?? []).flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    if (!unknown.length) return [diagnosticAt(issue.path, issue.message.replace(/^Invalid input: /, ''))];
    return unknown.map((key) => diagnosticAt([...issue.path, key], 'there is no such setting', ELSEWHERE[key]));
  });
}

function diagnosticAt(at: Path, message: string, elsewhere?: string): Diagnostic {
  const variable = SET_BY[String(at[0])];
  const hint = variable && process.env[variable] ? `The environment sets it: ${variable}.` : undefined;
  return {
    ...whereIs(at),
    rule: 'settings',
    message: `"${formatPath(at) || 'settings'}": ${message}.`,
    hint: elsewhere ?? hint,
    severity: 'error',
  };
}

/** The line of a setting's name. */
function whereIs(at: Path): Pick<Diagnostic, 'file' | 'line'> {
  const lines = fs.readFileSync(FILE, 'utf8').split('\n');
  return { file: FILE, line: 1 + lines.findIndex((line) => line.startsWith(`  ${String(at[0])}:`)) };
}
