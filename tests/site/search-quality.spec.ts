import path from 'node:path';
import { tally } from '../../lib/search/judge';
import { judgeSearch } from '../../scripts/search-judge';
import { expect, test } from './site-test';

/** What judged queries must reach, below what they reach today: see tests/search/queries.yaml. */
const FLOOR = { top1: 0.87, top3: 0.95, mrr: 0.91 };

test.describe.configure({ mode: 'parallel' });

for (const [name, heldOut] of [
  ['tuned', false],
  ['held-out', true],
] as const) {
  test(`the ${name} judged queries find their pages`, async ({ dir, base }) => {
    test.skip(base !== '', 'The base path changes no ranking.');
    const judged = await judgeSearch(path.resolve(dir));
    expect(judged.length).toBeGreaterThanOrEqual(150);
    const result = tally(judged.filter((one) => one.heldOut === heldOut));
    expect(result.top1).toBeGreaterThanOrEqual(FLOOR.top1);
    expect(result.top3).toBeGreaterThanOrEqual(FLOOR.top3);
    expect(result.mrr).toBeGreaterThanOrEqual(FLOOR.mrr);
    const typos = tally(judged.filter((one) => one.kind === 'typo' && one.heldOut === heldOut));
    expect(typos.top3).toBeGreaterThanOrEqual(0.9);
  });
}
