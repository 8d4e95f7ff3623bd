/** Search over the current content, and how well it answers the judged queries in this folder. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { loadContent } from '@/lib/content/load-content';
import { loadSearchFiles } from '@/lib/search/build/load-search-files';
import { MAX_PANEL_RESULTS, type SearchEngine } from '@/lib/search/engine/engine';
import { settings } from '@/lib/settings/settings';
import { engineFromFiles } from './example-index';

/** A reader's query with the places that answer it: `/faq`, or a section of a page, `/faq#password`. */
export interface JudgedQuery {
  reader: string;
  text: string;
  answers: string[];
}

export interface Judgement extends JudgedQuery {
  /** Rank of the first page that answers, from 1; 0 if none is among the results. */
  rank: number;
  /** Addresses of the results, in the format of the answers. */
  found: string[];
  /** Whether the first result is a listed section; null if no section of its page is listed. */
  isRightSection: boolean | null;
}

/** Shares of queries, from 0 to 1: right first page, right page among three, and first result at a listed section. */
export interface Relevance {
  first: number;
  amongThree: number;
  /** Mean reciprocal rank of the first right page. */
  mrr: number;
  rightSection: number;
}

const pageOf = (address: string) => address.replace(/#.*/, '');

/** Search over the current content, by the code of the language. */
export async function openEngines(): Promise<Map<string, SearchEngine>> {
  const files = await loadSearchFiles();
  const engines = new Map<string, SearchEngine>();
  for (const code of [settings.language.code, ...loadContent().languages.map((language) => language.code)])
    engines.set(code, await engineFromFiles(files, code));
  return engines;
}

/** The search of a reader such as "participant (es)": in parentheses is the language, if it isn't the site's own. */
function engineFor(reader: string, engines: ReadonlyMap<string, SearchEngine>): SearchEngine {
  const code = /\((.+)\)$/.exec(reader)?.[1] ?? settings.language.code;
  const engine = engines.get(code);
  if (!engine) throw new Error(`The site isn't in the language of "${reader}".`);
  return engine;
}

/** The queries of a file in tests/search/: lists of `[query, answer, answer...]` by reader. */
export function judgedQueries(name: string): JudgedQuery[] {
  const text = fs.readFileSync(path.join('tests', 'search', `${name}.yaml`), 'utf8');
  return Object.entries(parse(text) as Record<string, string[][]>).flatMap(([reader, list]) =>
    list.map(([query, ...answers]) => ({ reader, text: String(query), answers })),
  );
}

/** Asks the queries of a file in tests/search/. */
export function judge(engines: ReadonlyMap<string, SearchEngine>, name: string): Judgement[] {
  return judgedQueries(name).map((query) => {
    const { results } = engineFor(query.reader, engines).search({ query: query.text, limit: MAX_PANEL_RESULTS });
    const found = results.map(({ path, anchor }) => path + (anchor ? `#${anchor}` : ''));
    const pages = [...new Set(found.map(pageOf))];
    const [first = ''] = found;
    return {
      ...query,
      found,
      rank: pages.findIndex((page) => query.answers.some((answer) => pageOf(answer) === page)) + 1,
      isRightSection: query.answers.some((answer) => answer.startsWith(`${pageOf(first)}#`))
        ? query.answers.includes(first)
        : null,
    };
  });
}

export function relevance(judgements: readonly Judgement[]): Relevance {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const ranks = judgements.map(({ rank }) => rank);
  return {
    first: mean(ranks.map((rank) => Number(rank === 1))),
    amongThree: mean(ranks.map((rank) => Number(rank > 0 && rank <= 3))),
    mrr: mean(ranks.map((rank) => (rank ? 1 / rank : 0))),
    rightSection: mean(
      judgements.flatMap(({ isRightSection }) => (isRightSection === null ? [] : Number(isRightSection))),
    ),
  };
}
