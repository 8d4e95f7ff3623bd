/** Prints how well search answers the judged queries, over an export: `npm run search:judge -- out`. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SearchEngine } from '@/lib/search/engine';
import { buildIndexFiles } from '@/lib/search/index-files';
import { judge, readJudgedQueries, tally, type Judgement } from '@/lib/search/judge';
import { SEARCH_RESULT_LIMIT } from '@/lib/search/limits';
import { loadExportedPages, loadSynonyms } from '@/lib/search/load';
import { decode } from '@/lib/site/paths';

/** Judges all queries; `head` alone tells what a reader sees before the second part is there. */
export async function judgeSearch(exportFolder: string, parts: 'all' | 'head' = 'all'): Promise<Judgement[]> {
  const pages = loadExportedPages(exportFolder);
  const { head, body } = buildIndexFiles(pages, loadSynonyms());
  const engine = await SearchEngine.of(head);
  if (parts === 'all') await engine.addBody(body);
  const known = new Set(pages.map(({ url }) => decode(url).replace(/(.)\/$/, '$1')));
  const lists = parse(fs.readFileSync(path.resolve('tests', 'search', 'queries.yaml'), 'utf8'));
  return readJudgedQueries(lists)
    .filter(({ answers }) => answers.some((answer) => known.has(answer)))
    .map((query) => {
      const { results } = engine.search({ text: query.text, limit: SEARCH_RESULT_LIMIT });
      return judge(
        query,
        results.map(({ url }) => url),
      );
    });
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8);

function print(name: string, judgements: Judgement[]): void {
  const { queries, top1, top3, mrr } = tally(judgements);
  console.log(
    `${name.padEnd(22)} ${String(queries).padStart(4)} ${percent(top1)} ${percent(top3)} ${mrr.toFixed(3).padStart(7)}`,
  );
}

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? 'out');
  for (const parts of ['all', 'head'] as const) {
    const all = await judgeSearch(folder, parts);
    console.log(`\n${parts === 'all' ? 'Whole index' : 'First part alone'}         queries   top-1    top-3   MRR@8`);
    for (const [half, heldOut] of [
      ['tuned', false],
      ['held out', true],
    ] as const) {
      const some = all.filter((one) => one.heldOut === heldOut);
      for (const kind of new Set(some.map((one) => one.kind))) {
        print(
          `${half} ${kind}`,
          some.filter((one) => one.kind === kind),
        );
      }
      print(`${half}, all`, some);
    }
    if (parts === 'all') {
      console.log('\nNot first (held-out queries are not listed):');
      for (const { kind, text, rank, found, heldOut } of all) {
        if (rank !== 1 && !heldOut)
          console.log(`  ${kind}: "${text}" ${rank || 'missing'}; first: ${found.slice(0, 3).join(', ')}`);
      }
    }
  }
}

if (process.argv[1] === import.meta.filename) await main();
