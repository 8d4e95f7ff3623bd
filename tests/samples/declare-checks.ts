import { loadContent } from '@/lib/content/load';
import { parseMdx } from '@/lib/check/prose/parse-mdx';
import { proofsOf, type Proof } from '@/lib/check/samples/sample-checks';
import { collectSamples, type Sample } from '@/lib/check/samples/sample';
import type { Prover } from './runners/fault';

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
 * Declares one test for each sample of the pages that claims this proof in one of these languages.
 * `unable` says why this machine cannot prove them; then each is told as skipped, and none passes unproven.
 */
export function declareProofs(options: { proof: Proof; languages: string[]; prover: Prover; unable?: string }): void {
  const { proof, languages, prover, unable } = options;
  const claimed = allSamples().filter(
    ({ sample }) => languages.includes(sample.language) && proofsOf(sample).proofs.includes(proof),
  );
  describe(`${languages.join(', ')}: ${claimed.length} samples say that each ${proof}${unable ? ` (skipped: ${unable})` : ''}`, () => {
    if (!claimed.length) it('has no sample to prove', () => expect(claimed).toEqual([]));
    for (const { file, sample } of claimed) {
      const declare = unable ? it.skip : it;
      const prove = async () => {
        const fault = await prover(sample);
        if (fault !== undefined) throw new Error(`${file}:${sample.line} does not hold: ${fault}`);
      };
      declare(`${file}:${sample.line} ${proof}`, prove, LONGEST);
    }
  });
}
