/** `npm run search:judge`: prints how well search answers judged queries; `-- frozen` for a single file. */
import { JUDGED, judgeFile, openSearch } from '../tests/search/judge';
import { relevance, type Judgement } from '../tests/search/relevance';

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(9);

function print(name: string, judgements: Judgement[]): void {
  const { queries, first, amongThree, mrr, leadsInside, rightSection } = relevance(judgements);
  console.log(
    `${name.padEnd(26)}${String(queries).padStart(5)}${percent(first)}${percent(amongThree)}${mrr.toFixed(3).padStart(8)}${percent(leadsInside)}${percent(rightSection)}`,
  );
}

async function main(): Promise<void> {
  const engine = await openSearch();
  const names = process.argv.length > 2 ? process.argv.slice(2) : JUDGED;
  console.log('                        queries    first    top 3     MRR   inside  section');
  for (const name of names) {
    const all = judgeFile(engine, name);
    for (const kind of new Set(all.map((one) => one.kind))) {
      print(
        `  ${kind}`,
        all.filter((one) => one.kind === kind),
      );
    }
    print(name, all);
    if (names.length > 1) continue;
    for (const { kind, text, rank, found } of all.filter((one) => one.rank !== 1)) {
      console.log(`  ${kind}: "${text}" ${rank || 'missing'}; first: ${found.slice(0, 3).join(', ')}`);
    }
  }
}

await main();
