import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { importedSamples } from './imported';
import type { Runner } from './runners/checks';
import { checksOf, type SampleCheck, collectSamples, programSamples, type Sample } from './sample';

/** Pages without a fence aren't parsed, which takes seconds for all of them. */
const FENCE = /^\s*(```|~~~)/m;

let all: Sample[] | undefined;

export function allSamples(): Sample[] {
  if (!all) {
    const onPages = loadContent()
      .documents.filter(({ mdx }) => FENCE.test(mdx))
      .flatMap(({ mdx, file }) => collectSamples(parseMdx(mdx), file));
    // A result with a title is what that program prints, and the same program in other languages prints the same.
    const printed = (name: string) =>
      onPages.find(({ marks }) => marks.result && path.parse(marks.title ?? '').name === name);
    all = [
      ...onPages,
      ...programSamples().map((sample) => ({ ...sample, result: printed(path.parse(sample.file).name) })),
    ];
  }
  return all;
}

/**
 * Declares one test for each sample on the pages that is in one of these languages and claims this check. If `unable`
 * says why this machine cannot run the check, the tests are reported as skipped rather than passed.
 */
export function declareChecks(check: SampleCheck, languages: string[], runner: Runner, unable?: string): void {
  const claimed = allSamples().filter(
    (sample) => languages.includes(sample.language) && checksOf(sample).includes(check),
  );
  describe(`${languages.join(', ')}: ${claimed.length} samples claim that each ${check}${unable ? ` (skipped: ${unable})` : ''}`, () => {
    if (!claimed.length) it('no sample claims this check', () => expect(claimed).toEqual([]));
    for (const sample of claimed) {
      (unable ? it.skip : it)(`${sample.file}:${sample.line} ${check}`, async () => {
        const problem = await runner(sample, importedSamples(sample, allSamples()));
        if (problem !== undefined) throw new Error(problem);
      });
    }
  });
}
