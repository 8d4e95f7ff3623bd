import { loadContent } from '@/lib/content/load';
import { parseMdx } from '@/lib/check/prose/parse-mdx';
import { checksOf, type SampleCheck } from '@/lib/check/samples/sample-checks';
import { collectSamples, type Sample } from '@/lib/check/samples/sample';
import type { Runner } from './runners/fault';

/** Compilers take a while to start. */
const LONGEST = 90_000;

let all: { file: string; sample: Sample }[] | undefined;

function allSamples(): { file: string; sample: Sample }[] {
  all ??= loadContent().pages.flatMap((page) =>
    collectSamples(parseMdx(page.body)).map((sample) => ({ file: page.file, sample })),
  );
  return all;
}

/**
 * Declares one test for each sample of the pages that claims this check in one of these languages.
 * `unable` says why this machine cannot check them; then each is told as skipped, and none passes unchecked.
 */
export function declareChecks(options: {
  check: SampleCheck;
  languages: string[];
  runner: Runner;
  unable?: string;
}): void {
  const { check, languages, runner, unable } = options;
  const claimed = allSamples().filter(
    ({ sample }) => languages.includes(sample.language) && checksOf(sample).checks.includes(check),
  );
  describe(`${languages.join(', ')}: ${claimed.length} samples say that each ${check}${unable ? ` (skipped: ${unable})` : ''}`, () => {
    if (!claimed.length) it('no sample claims this check', () => expect(claimed).toEqual([]));
    for (const { file, sample } of claimed) {
      const declare = unable ? it.skip : it;
      const run = async () => {
        const fault = await runner(sample);
        if (fault !== undefined) throw new Error(`${file}:${sample.line} does not hold: ${fault}`);
      };
      declare(`${file}:${sample.line} ${check}`, run, LONGEST);
    }
  });
}
