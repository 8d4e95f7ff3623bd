import { loadContent } from '@/lib/content/load';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { checksOf, type SampleCheck, collectSamples, type Sample } from './sample';
import { importedSamples } from './imported';
import type { Runner } from './runners/fault';

/** Pages without a fence aren't parsed, which takes seconds for all of them. */
const FENCE = /^\s*(```|~~~)/m;

let all: { file: string; sample: Sample }[] | undefined;

export function allSamples(): { file: string; sample: Sample }[] {
  all ??= loadContent()
    .pages.filter(({ body }) => FENCE.test(body))
    .flatMap(({ body, file }) => collectSamples(parseMdx(body)).map((sample) => ({ file, sample })));
  return all;
}

/**
 * Declares one test for each sample on the pages that is in one of these languages and claims this check. If `unable`
 * says why this machine cannot run the check, the tests are reported as skipped rather than passed.
 */
export function declareChecks(options: {
  check: SampleCheck;
  languages: string[];
  runner: Runner;
  unable?: string;
}): void {
  const { check, languages, runner, unable } = options;
  const claimed = allSamples().filter(
    ({ sample }) => languages.includes(sample.language) && checksOf(sample).includes(check),
  );
  describe(`${languages.join(', ')}: ${claimed.length} samples claim that each ${check}${unable ? ` (skipped: ${unable})` : ''}`, () => {
    if (!claimed.length) it('no sample claims this check', () => expect(claimed).toEqual([]));
    for (const { file, sample } of claimed) {
      const declare = unable ? it.skip : it;
      const run = async () => {
        const samples = allSamples().map((one) => one.sample);
        const fault = await runner(sample, importedSamples(sample, samples));
        if (fault !== undefined) throw new Error(`${file}:${sample.line} fails: ${fault}`);
      };
      declare(`${file}:${sample.line} ${check}`, run);
    }
  });
}
