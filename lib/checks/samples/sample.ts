import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGUAGE_ALIASES } from '@/lib/markdown/highlighter';

/** A code fence on a page, with what its marks claim. docs/authoring.md explains the marks. */
export interface Sample {
  language: string;
  code: string;
  /** The position of the opening fence. */
  line: number;
  column?: number;
  /** The line of the closing fence. */
  lastLine: number;
  marks: Marks;
  /** The next fence under the same heading, if it is marked `result`. */
  result?: { language: string; code: string; line: number };
}

export interface Marks {
  check: boolean;
  run: boolean;
  /** A query that readers can run on the made-up people. */
  people: boolean;
  /** Runs with access to the API and the packages it imports. */
  api: boolean;
  result: boolean;
  schema?: string;
  input?: string;
  /** Name of the file shown in the fence. */
  title?: string;
}

/** The marks in a fence's info string. Titles are quoted, so the word "run" in a title is not a mark. */
export function readMarks(meta: string): Marks {
  const quoted = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
  const words = new Set(meta.replace(/\w+="[^"]*"/g, '').split(/\s+/));
  return {
    check: words.has('check'),
    run: words.has('run'),
    people: words.has('people'),
    api: words.has('api'),
    result: words.has('result'),
    schema: quoted('schema'),
    input: quoted('input'),
    title: quoted('title'),
  };
}

/** All fences on a page in document order; a fence marked `result` is attached to the fence before it. */
export function collectSamples(tree: Root): Sample[] {
  const samples: Sample[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') samples.push(HEADING);
    if (node.type === 'code') samples.push(toSample(node));
  });
  samples.forEach((sample, index) => {
    const next = samples[index + 1];
    if (sample !== HEADING && next?.marks.result) sample.result = next;
  });
  return samples.filter((sample) => sample !== HEADING);
}

const HEADING: Sample = { language: '', code: '', line: 0, lastLine: 0, marks: readMarks('') };

function toSample(node: Code): Sample {
  const language = node.lang?.toLowerCase() ?? '';
  return {
    // Queries are colored as JavaScript, but they aren't.
    language: language === 'jsonata' ? language : (LANGUAGE_ALIASES[language] ?? language),
    code: node.value,
    line: node.position?.start.line ?? 0,
    column: node.position?.start.column,
    lastLine: node.position?.end.line ?? 0,
    marks: readMarks(node.meta ?? ''),
  };
}

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
  r: 'parses',
};

/** Languages whose programs can run against the mock API. */
const CALLERS = new Set(['javascript', 'python', 'bash', 'r']);

/** The checks that a sample's marks ask for, and the marks that do not apply to its language. */
export function checksOf({ language, marks }: Sample): { checks: SampleCheck[]; inapplicable: string[] } {
  const checks: SampleCheck[] = [];
  const inapplicable: string[] = [];
  const add = (mark: string, check: SampleCheck | undefined) => (check ? checks.push(check) : inapplicable.push(mark));
  if (marks.check) add('check', CHECKS[language]);
  if (marks.schema !== undefined) add('schema', language === 'json' ? 'is valid' : undefined);
  if (marks.input !== undefined) add('input', language === 'jsonata' ? 'evaluates' : undefined);
  if (marks.people) add('people', language === 'jsonata' ? 'evaluates' : undefined);
  const isProgram = language === 'javascript' || language === 'python';
  if (marks.run) add('run', isProgram ? 'runs' : undefined);
  if (marks.api) add('api', CALLERS.has(language) ? 'runs against the mock API' : undefined);
  return { checks, inapplicable };
}
