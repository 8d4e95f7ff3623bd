import type { Sample } from './sample';

/** What can be checked about a sample. */
export type SampleCheck =
  'parses' | 'type-checks' | 'compiles' | 'is valid' | 'evaluates' | 'runs' | 'runs against the stand-in';

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
export function checksOf({ language, marks }: Sample): { checks: SampleCheck[]; unfit: string[] } {
  const checks: SampleCheck[] = [];
  const unfit: string[] = [];
  const ask = (mark: string, check: SampleCheck | undefined) => (check ? checks.push(check) : unfit.push(mark));
  if (marks.check) ask('check', CHECKS[language]);
  if (marks.schema !== undefined) ask('schema', language === 'json' ? 'is valid' : undefined);
  if (marks.input !== undefined) ask('input', language === 'jsonata' ? 'evaluates' : undefined);
  const isProgram = language === 'javascript' || language === 'python';
  if (marks.run) ask('run', isProgram ? 'runs' : undefined);
  if (marks.api) ask('api', isProgram ? 'runs against the stand-in' : undefined);
  return { checks, unfit };
}
