import { type Loader, transform } from 'esbuild';
import { didYouMean } from '@/lib/diagnostics/closest';
import { isKnownLanguage, LANGUAGE_ALIASES, LANGUAGES } from '@/lib/markdown/highlighter';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import { checksOf, type Sample, type SampleCheck } from './samples/sample';
import { onLine, type PageRule } from './rule';

export const fenceLanguage: PageRule = {
  id: 'fence-language',
  requires: 'code fences with a language that can be highlighted, or `text`',
  check: (checked) =>
    checked.rendered.references.flatMap((reference) => {
      if (reference.kind !== 'fence') return [];
      const language = reference.value.toLowerCase();
      if (isKnownLanguage(language)) return [];
      const report = (message: string, hint?: string) => [onLine(checked.page, reference, message, hint)];
      if (!language) return report('The code fence has no language.', 'Write ```text if none fits.');
      const hint = didYouMean(language, [...LANGUAGES, ...Object.keys(LANGUAGE_ALIASES)]);
      return report(`The language "${reference.value}" is not known.`, hint);
    }),
};

/** Markdown itself allows this: the rest of the page, or of the component, becomes code. */
export const closedFence: PageRule = {
  id: 'closed-fence',
  requires: 'code fences that are closed',
  check: (checked) => {
    const lines = checked.page.body.split('\n');
    return checked.samples
      .filter(({ lastLine }) => !/^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[lastLine - 1] ?? ''))
      .map((sample) => {
        const hint = 'End it with a line that has only the same three backticks.';
        return onLine(checked.page, sample, 'This code fence is never closed.', hint);
      });
  },
};

/** Checks that compare what a sample returns or prints with the fence after it. */
const RUNS = new Set<SampleCheck>(['runs', 'runs against the mock API', 'evaluates']);

export const sampleMarks: PageRule = {
  id: 'sample-marks',
  requires: 'marks that fit the language of their fence, and files and schemas in them that exist',
  check: (checked, site) =>
    checked.samples.flatMap((sample) => {
      const report = (message: string, hint?: string) => onLine(checked.page, sample, message, hint);
      const { checks, inapplicable } = checksOf(sample);
      const { schema, input, result } = sample.marks;
      const reported = inapplicable.map((mark) =>
        report(
          `The mark "${mark}" cannot be verified for ${sample.language || 'a fence without a language'}.`,
          'docs/authoring.md lists the marks.',
        ),
      );
      if (schema !== undefined && !site.schemas.has(schema)) {
        reported.push(report(`The API description has no schema "${schema}".`, didYouMean(schema, site.schemas)));
      }
      if (input !== undefined && !site.sampleInputs.has(input)) {
        const message = `There is no file content/_data/samples/${input}.json.`;
        reported.push(report(message, didYouMean(input, site.sampleInputs)));
      }
      if (checks.includes('evaluates') && !sample.result) {
        reported.push(report('The expression has no "json result" fence after it.', 'Add one that shows the result.'));
      }
      const belongs = checked.samples.some(
        (other) => other.result?.line === sample.line && checksOf(other).checks.some((check) => RUNS.has(check)),
      );
      if (result && !belongs) {
        const hint = 'Put it right after a fence with "run", "api", "input", or "people".';
        reported.push(report('This "result" does not belong to a sample that runs.', hint));
      }
      return reported;
    }),
};

/** The tests verify types, schemas, and output; other languages need programs that not every machine has. */
export const sample: PageRule = {
  id: 'sample',
  requires: 'marked samples that can be parsed',
  check: async (checked) => {
    const reported = [];
    for (const one of checked.samples.filter((each) => checksOf(each).checks.length)) {
      const error = await parseSample(one);
      if (!error) continue;
      const position = {
        line: one.line + error.line,
        column: error.column === undefined ? undefined : error.column + (one.column ?? 1) - 1,
      };
      const message = `The ${one.language} sample cannot be parsed: ${error.message}.`;
      reported.push(
        onLine(checked.page, position, message, 'Fix it, or remove its mark if it is not a complete sample.'),
      );
    }
    return reported;
  },
};

interface ParseError {
  /** Counted from the sample's first line, 1-based. */
  line: number;
  column?: number;
  message: string;
}

const LOADERS: Record<string, Loader> = { javascript: 'js', jsx: 'jsx', typescript: 'ts', tsx: 'tsx' };

/** Why a sample cannot be parsed; nothing if it can, or if this check does not cover its language. */
export async function parseSample({
  language,
  code,
}: Pick<Sample, 'language' | 'code'>): Promise<ParseError | undefined> {
  if (language === 'json') return parseJson(code);
  if (language === 'yaml') return parseYaml(code);
  const loader = LOADERS[language];
  return loader ? parseScript(code, loader) : undefined;
}

/** The language's own parser decides. The bundler then finds the position, which that parser does not report. */
async function parseJson(code: string): Promise<ParseError | undefined> {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return (await parseScript(code, 'json')) ?? { line: 1, message };
  }
}

function parseYaml(code: string): ParseError | undefined {
  let line = 0;
  for (const part of code.split(/^---.*$/m)) {
    const { error } = new YamlSource(part);
    if (error) return { line: line + error.line, column: error.column, message: error.message.replace(/\.$/, '') };
    line += part.split('\n').length - 1;
  }
  return undefined;
}

async function parseScript(code: string, loader: Loader): Promise<ParseError | undefined> {
  try {
    await transform(code, { loader, format: 'esm', target: 'esnext', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] =
      (error as { errors?: { text: string; location?: { line: number; column: number } | null }[] }).errors ?? [];
    if (!first) throw error;
    return { line: first.location?.line ?? 1, column: (first.location?.column ?? 0) + 1, message: first.text };
  }
}
