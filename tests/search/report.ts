/** `npm run search:report -- [queries|held-out]`: how well search answers judged queries, and which ones it misses. */
import { judge, openEngines, relevance, type Judgement } from './judge';

const [name = 'queries'] = process.argv.slice(2);
const all = judge(await openEngines(), name);

function print(label: string, some: Judgement[]): void {
  const figures = Object.entries(relevance(some)).map(([figure, value]) => `${figure} ${value.toFixed(3)}`);
  console.log(`${label.padEnd(16)}${String(some.length).padStart(4)}  ${figures.join('  ')}`);
}

for (const reader of new Set(all.map((judgement) => judgement.reader)))
  print(
    reader,
    all.filter((judgement) => judgement.reader === reader),
  );
print(name, all);
for (const { reader, text, rank, found } of all.filter((judgement) => judgement.rank !== 1))
  console.log(`  ${reader}: "${text}" ${rank || 'missing'}; first: ${found.slice(0, 3).join(', ')}`);
