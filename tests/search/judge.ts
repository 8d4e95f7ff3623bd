/** Search over the current content, and the judged queries in this folder. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeSearchIndex } from '@/components/page/search-index';
import { indexContexts, indexFileName } from '@/lib/search/engine/index-address';
import { SearchEngine } from '@/lib/search/engine/engine';
import { SEARCH_RESULT_LIMIT } from '@/lib/search/engine/limits';
import type { IndexPart } from '@/lib/search/engine/index-part';
import { judge, readJudgedQueries, type JudgedQuery, type Judgement } from './relevance';

const folder = path.resolve('tests', 'search');

/** Search over the current content. */
export async function openSearch(): Promise<SearchEngine> {
  const files = await makeSearchIndex();
  const names = indexContexts().map((context) => indexFileName(context));
  return SearchEngine.of(names.map((name) => JSON.parse(files[name] ?? '') as IndexPart));
}

/** The files of judged queries in tests/search/, by name. */
export const JUDGED = fs
  .readdirSync(folder)
  .flatMap((file) => /^(?!danger)(.+)\.yaml$/.exec(file)?.[1] ?? [])
  .sort();

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
