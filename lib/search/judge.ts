import { decode } from '@/lib/site/paths';

export interface JudgedQuery {
  kind: string;
  text: string;
  answers: string[];
  heldOut: boolean;
}

export interface Judgement extends JudgedQuery {
  /** Place of the first right answer, from 1; 0 when none is among the first eight. */
  rank: number;
  found: string[];
}

export interface Tally {
  queries: number;
  top1: number;
  top3: number;
  mrr: number;
}

/** Reads lists of `[query, answer, answer...]` by kind; every third of a kind is held out. */
export function readJudgedQueries(lists: Record<string, string[][]>): JudgedQuery[] {
  return Object.entries(lists).flatMap(([kind, list]) =>
    list.map(([text = '', ...answers], place) => ({ kind, text: String(text), answers, heldOut: place % 3 === 2 })),
  );
}

/** Looks where the first right page stands among the pages found, given as addresses. */
export function judge(query: JudgedQuery, addresses: string[]): Judgement {
  const found = [...new Set(addresses.map((address) => decode(address).replace(/(.)\/$/, '$1')))].slice(0, 8);
  return { ...query, found, rank: found.findIndex((path) => query.answers.includes(path)) + 1 };
}

export function tally(judgements: Judgement[]): Tally {
  const share = (test: (rank: number) => number) =>
    judgements.reduce((sum, { rank }) => sum + test(rank), 0) / (judgements.length || 1);
  return {
    queries: judgements.length,
    top1: share((rank) => Number(rank === 1)),
    top3: share((rank) => Number(rank > 0 && rank <= 3)),
    mrr: share((rank) => (rank ? 1 / rank : 0)),
  };
}
