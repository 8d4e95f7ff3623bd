import type { Route } from './route';

/** How much of a page's own score its sections inherit, and how much a section's score counts for the page. */
const INHERITED = 0.85;
const SPREAD = 0.4;
/** What a second good section adds. */
const SECOND_SECTION = 0.12;

/** What is known of a page before any query. */
export interface PageInfo {
  first: number;
  end: number;
  route: Route | null;
  weight: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** The section to lead to; the page's first one for the page itself. */
  target: number;
  /** All sections with matches, best first. */
  sections: number[];
}

/**
 * Scores a page by its best section, which inherits what the page itself says, or by all sections together, where words
 * of the query lie apart.
 */
export function rankPage(
  info: PageInfo,
  matches: number[],
  rows: Float64Array[],
  worth: number[],
  most: number,
): Omit<RankedPage, 'page'> {
  const top = rows.map((row) => row[info.first] ?? 0);
  const widest = [...top];
  const values: { id: number; value: number; own: number }[] = [];
  for (const id of matches) {
    if (id === info.first) continue;
    let own = 0;
    const scores = rows.map((row, place) => {
      const score = row[id] ?? 0;
      own += score;
      widest[place] = Math.max(widest[place] ?? 0, score * SPREAD);
      return Math.max(score, (top[place] ?? 0) * INHERITED);
    });
    values.push({ id, own, value: total(scores, worth, most) });
  }
  values.sort((a, b) => b.value - a.value || a.id - b.id);
  const pageValue = total(widest, worth, most);
  const [best, second] = values;
  const topSum = top.reduce((sum, score) => sum + score, 0);
  const leadsInside = best && best.own > topSum && best.value >= pageValue * 0.9;
  return {
    score: Math.max(pageValue, best?.value ?? 0) + SECOND_SECTION * Math.min(pageValue, second?.value ?? 0),
    target: leadsInside ? best.id : info.first,
    sections: values.map(({ id }) => id),
  };
}

/** Sum of the scores, lowered for each word of the query that is missing. */
function total(scores: number[], worth: number[], most: number): number {
  let sum = 0;
  let found = 0;
  for (const [place, score] of scores.entries()) {
    sum += score;
    if (score) found += worth[place] ?? 0;
  }
  const share = most ? found / most : 0;
  return sum * share * share;
}
