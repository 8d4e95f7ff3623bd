/** `npm run search:judge`: prints how well search answers judged queries; `-- frozen` for a single file. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeSearchIndex } from '@/components/page/search-index';
import { indexFileName } from '@/lib/search/engine/index-address';
import { SearchEngine } from '@/lib/search/engine/engine';
import { SEARCH_RESULT_LIMIT } from '@/lib/search/engine/limits';
import type { IndexPart } from '@/lib/search/engine/unpack-index';
import { judge, readJudgedQueries, relevance, type JudgedQuery, type Judgement } from './relevance';
import { settings } from '@/lib/settings/settings';

const folder = path.resolve('tests', 'search');

/** Search over the current content. */
export async function openSearch(): Promise<SearchEngine> {
  const files = await makeSearchIndex();
  const names = ['', ...settings.searchContexts.map(({ path }) => path)].map(indexFileName);
  return SearchEngine.of(names.map((name) => JSON.parse(files[name] ?? '') as IndexPart));
}

/** The files of judged queries in tests/search/, by name. */
export const JUDGED = ['frozen', 'queries', 'unseen', 'fresh', 'people', 'tasks', 'week'];

/** The queries of a file in tests/search/. */
export function judgedQueries(name: string): JudgedQuery[] {
  const text = fs.readFileSync(path.join(folder, `${name}.yaml`), 'utf8');
  return readJudgedQueries(parse(text) as Record<string, string[][]>);
}

/** Runs the queries of a file in tests/search/. */
export function judgeFile(engine: SearchEngine, name: string): Judgement[] {
  return judgedQueries(name).map((query) =>
    judge(query, engine.search({ text: query.text, limit: SEARCH_RESULT_LIMIT }).results),
  );
}

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

if (process.argv[1] === import.meta.filename) await main();
