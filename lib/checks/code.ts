import { didYouMean } from '@/lib/diagnostics/closest';
import { isKnownLanguage, LANGUAGE_ALIASES, LANGUAGES } from '@/lib/markdown/highlighter';
import { checksOf, type SampleCheck } from './samples/sample';
import { onLine, type PageRule } from './rule';

export const fenceLanguage: PageRule = {
  id: 'fence-language',
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
