import type { Sample } from './sample';

/** What can be checked about a sample. */
export type SampleCheck =
  'parses' | 'type-checks' | 'compiles' | 'is valid' | 'evaluates' | 'runs' | 'runs against the mock API';

const CHECKS: Record<string, SampleCheck> = {
  json: 'parses',
  yaml: 'parses',
  javascript: 'parses',
  jsx: 'parses',
  typescript: 'type-checks',
  tsx: 'type-checks',
  python: 'compiles',
  bash: 'compiles',
};

/** Languages whose samples can be checked. */
export const CHECKABLE = new Set([...Object.keys(CHECKS), 'jsonata']);

/** The checks that a sample's marks ask for, and the marks that do not apply to its language. */
export function checksOf({ language, marks }: Sample): { checks: SampleCheck[]; inapplicable: string[] } {
  const checks: SampleCheck[] = [];
  const inapplicable: string[] = [];
  const add = (mark: string, check: SampleCheck | undefined) => (check ? checks.push(check) : inapplicable.push(mark));
  if (marks.check) add('check', CHECKS[language]);
  if (marks.schema !== undefined) add('schema', language === 'json' ? 'is valid' : undefined);
  if (marks.input !== undefined) add('input', language === 'jsonata' ? 'evaluates' : undefined);
  const isProgram = language === 'javascript' || language === 'python';
  if (marks.run) add('run', isProgram ? 'runs' : undefined);
  if (marks.api) add('api', isProgram ? 'runs against the mock API' : undefined);
  return { checks, inapplicable };
}
