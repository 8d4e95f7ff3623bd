import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readMarks, type FenceMarks } from '@/lib/markdown/fence-marks';
import { OTHER_LANGUAGE_NAMES } from '@/lib/markdown/highlighter';
import { textsBelow } from '@/lib/sources/files';

/** A code fence on a page, with what its marks claim. docs/authoring.md explains the marks. */
export interface Sample {
  language: string;
  code: string;
  /** The page's file, and the line of the opening fence. */
  file: string;
  line: number;
  marks: FenceMarks;
  /** The next fence under the same heading, if it is marked `result`. */
  result?: { language: string; code: string; line: number };
}

/** All fences on a page in document order; a fence marked `result` is attached to the fence before it. */
export function collectSamples(tree: Root, file: string): Sample[] {
  const samples: Sample[] = [];
  let above: Sample | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') above = undefined;
    if (node.type !== 'code') return;
    const sample = toSample(node, file);
    if (above && sample.marks.result) above.result = sample;
    samples.push(sample);
    above = sample;
  });
  return samples;
}

function toSample(node: Code, file: string): Sample {
  const language = node.lang?.toLowerCase() ?? '';
  return {
    // Queries are colored as JavaScript, but they aren't.
    language: language === 'jsonata' ? language : (OTHER_LANGUAGE_NAMES[language] ?? language),
    code: node.value,
    file,
    line: node.position?.start.line ?? 0,
    marks: readMarks(node.meta ?? ''),
  };
}

const PROGRAMS = 'public/programs';
const LANGUAGES: Record<string, string> = {
  '.py': 'python',
  '.R': 'r',
  '.sh': 'bash',
  '.mjs': 'javascript',
  '.js': 'javascript',
};
/** Not programs that start by themselves: they need arguments or a file, run in mongosh, or are imported by others. */
const NOT_STARTED = new Set(
  'make_logins.py who_sends_no_data.py anomalies.py read_events.py register.mjs erase.js lamp_indexes.js lamp.mjs figure.mjs lamp_events.py lamp_http.R lamp_events.R'.split(
    ' ',
  ),
);

/** The programs that pages offer as files. They are checked, and run against the mock API if they need no arguments. */
export const programSamples = (): Sample[] =>
  textsBelow(PROGRAMS, '').map(({ name: title, text }) => ({
    language: LANGUAGES[path.extname(title)] ?? '',
    code: text.trimEnd(),
    file: path.join(PROGRAMS, title),
    line: 1,
    marks: { ...readMarks(NOT_STARTED.has(title) ? 'check' : 'check api'), title },
  }));

/** What can be checked about a sample. */
export type SampleCheck = 'parses' | 'compiles' | 'is valid' | 'evaluates' | 'runs' | 'runs against the mock API';

const CHECKS: Record<string, SampleCheck> = {
  json: 'parses',
  yaml: 'parses',
  javascript: 'parses',
  python: 'compiles',
  bash: 'compiles',
  r: 'parses',
};

/** The checks that a sample's marks ask for. @throws Error for a mark that says nothing about its language. */
export function checksOf({ language, marks }: Sample): SampleCheck[] {
  const claims: [name: string, isClaimed: boolean, check: SampleCheck | undefined][] = [
    ['check', marks.check, CHECKS[language]],
    ['schema', marks.schema !== undefined, language === 'json' ? 'is valid' : undefined],
    ['input', marks.input !== undefined, language === 'jsonata' ? 'evaluates' : undefined],
    // Queries run on the made-up people, and programs have their files.
    ['people', marks.people && !marks.api, language === 'jsonata' ? 'evaluates' : undefined],
    ['run', marks.run, ['javascript', 'python'].includes(language) ? 'runs' : undefined],
    [
      'api',
      marks.api,
      ['javascript', 'python', 'bash', 'r'].includes(language) ? 'runs against the mock API' : undefined,
    ],
  ];
  return claims.flatMap(([name, isClaimed, check]) => {
    if (isClaimed && !check) throw new Error(`The mark "${name}" says nothing about ${language || 'plain text'}.`);
    return isClaimed && check ? [check] : [];
  });
}
