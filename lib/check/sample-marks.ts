import { didYouMean } from '@/lib/diagnostics/closest';
import { checksOf, type SampleCheck } from '@/lib/check/samples/sample-checks';
import { finding, type PageRule } from './rule';

/** Checks that compare what a sample returns or prints with the fence after it. */
const RUNS = new Set<SampleCheck>(['runs', 'runs against the mock API', 'evaluates']);

/** The marks on code fences can be verified: they fit the language, and the files and schemas they name exist. */
export const sampleMarks: PageRule = (checked, site) =>
  checked.samples.flatMap((sample) => {
    const report = (message: string, hint?: string) => finding(checked, 'sample-marks', sample, message, hint);
    const { checks, inapplicable } = checksOf(sample);
    const { schema, input, result } = sample.marks;
    const problems = inapplicable.map((mark) =>
      report(
        `The mark "${mark}" cannot be verified for ${sample.language || 'a fence without a language'}.`,
        'docs/authoring.md lists the marks.',
      ),
    );
    if (schema !== undefined && !site.schemas.has(schema)) {
      problems.push(report(`The API description has no schema "${schema}".`, didYouMean(schema, site.schemas)));
    }
    if (input !== undefined && !site.sampleInputs.has(input)) {
      problems.push(
        report(`There is no file content/_data/samples/${input}.json.`, didYouMean(input, site.sampleInputs)),
      );
    }
    if (checks.includes('evaluates') && !sample.result) {
      problems.push(report('The expression has no "json result" fence after it.', 'Add one that shows the result.'));
    }
    const owned = checked.samples.some(
      (other) => other.result?.line === sample.line && checksOf(other).checks.some((check) => RUNS.has(check)),
    );
    if (result && !owned) {
      problems.push(
        report(
          'This "result" does not belong to a sample that runs.',
          'Put it right after a fence with "run", "api", or "input".',
        ),
      );
    }
    return problems;
  });
