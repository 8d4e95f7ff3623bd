import { decode } from '@/lib/settings/addresses';

/** A query with the places that answer it: `/faq`, or a section of a page, `/faq#password`. */
export interface JudgedQuery {
  kind: string;
  text: string;
  answers: string[];
}

export interface Judgement extends JudgedQuery {
  /** Rank of the first page that answers, from 1; 0 if none is among the first eight. */
  rank: number;
  /** Addresses of the results, in the format of the answers. */
  found: string[];
  /** The first result leads to a section of its page. */
  leadsInside: boolean;
  /** Whether the top section is an answer; null if no section of its page is listed as an answer. */
  rightSection: boolean | null;
}

/** Shares of judged queries, from 0 to 1. */
export interface Relevance {
  queries: number;
  first: number;
  amongThree: number;
  /** Mean reciprocal rank of the first right page. */
  mrr: number;
  /** Of right first results: how many lead to a section, and how many of those lead to a listed section. */
  leadsInside: number;
  rightSection: number;
}

const pageOf = (address: string) => address.replace(/#.*/, '');

/** Reads lists of `[query, answer, answer...]` by kind. */
export function readJudgedQueries(lists: Record<string, string[][]>): JudgedQuery[] {
  return Object.entries(lists).flatMap(([kind, list]) =>
    list.map(([text = '', ...answers]) => ({ kind, text: String(text), answers })),
  );
}

/** Finds the rank of the first right page among the results. */
export function judge(query: JudgedQuery, results: readonly { url: string; hash: string }[]): Judgement {
  const found = results.map(({ url, hash }) => decode(url).replace(/(.)\/$/, '$1') + (hash ? `#${hash}` : ''));
  const pages = [...new Set(found.map(pageOf))].slice(0, 8);
  const rank = pages.findIndex((page) => query.answers.some((answer) => pageOf(answer) === page)) + 1;
  const [first = ''] = found;
  const sections = query.answers.filter((answer) => answer.startsWith(`${pageOf(first)}#`));
  return {
    ...query,
    found,
    rank,
    leadsInside: first.includes('#'),
    rightSection: sections.length ? query.answers.includes(first) : null,
  };
}

export function relevance(judgements: readonly Judgement[]): Relevance {
  const share = <T>(list: readonly T[], value: (one: T) => number) =>
    list.reduce((sum, one) => sum + value(one), 0) / (list.length || 1);
  const right = judgements.filter(({ rank }) => rank === 1);
  const judged = right.filter(({ rightSection }) => rightSection !== null);
  return {
    queries: judgements.length,
    first: share(judgements, ({ rank }) => Number(rank === 1)),
    amongThree: share(judgements, ({ rank }) => Number(rank > 0 && rank <= 3)),
    mrr: share(judgements, ({ rank }) => (rank ? 1 / rank : 0)),
    leadsInside: share(right, ({ leadsInside }) => Number(leadsInside)),
    rightSection: share(judged, ({ rightSection }) => Number(rightSection)),
  };
}
