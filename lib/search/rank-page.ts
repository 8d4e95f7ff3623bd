/** How much of a page's own score its sections inherit, and how much a section's score counts for the page. */
const INHERITED = 0.85;
const SPREAD = 0.4;
/** What a second good section adds. */
const SECOND_SECTION = 0.25;

/** What is known of a page before any query. */
export interface PageInfo {
  first: number;
  end: number;
  isOperation: boolean;
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

/** The words of a query over all documents: one row a word, with a score for each document. */
export interface Scores {
  rows: Float64Array[];
  /** What each word is worth. */
  worth: number[];
  /** What all words of the query are worth together. */
  most: number;
}

/**
 * Scores a page by its best section, which inherits what the page itself says, or by all sections together, where words
 * of the query lie apart. `matches`: its sections with a match. It runs for each page found at each keystroke, so it
 * makes no lists of its own but one.
 */
export function rankPage(info: PageInfo, matches: number[], scores: Scores): Omit<RankedPage, 'page'> {
  const { rows } = scores;
  let topSum = 0;
  for (const row of rows) topSum += row[info.first] ?? 0;
  const values: { id: number; value: number; own: number }[] = [];
  for (const id of matches) {
    if (id === info.first) continue;
    let own = 0;
    for (const row of rows) own += row[id] ?? 0;
    const value = total(scores, (row) => Math.max(row[id] ?? 0, (row[info.first] ?? 0) * INHERITED));
    values.push({ id, own, value });
  }
  values.sort((a, b) => b.value - a.value || a.id - b.id);
  const pageValue = total(scores, (row) => {
    let widest = 0;
    for (const id of matches) if (id !== info.first) widest = Math.max(widest, row[id] ?? 0);
    return Math.max(row[info.first] ?? 0, widest * SPREAD);
  });
  const [best, second] = values;
  const leadsInside = best && best.own > topSum && best.value >= pageValue * 0.9;
  return {
    score: Math.max(pageValue, best?.value ?? 0) + SECOND_SECTION * Math.min(pageValue, second?.value ?? 0),
    target: leadsInside ? best.id : info.first,
    sections: values.map(({ id }) => id),
  };
}

/** Sum of the words' scores, lowered for each word of the query that is missing. */
function total({ rows, worth, most }: Scores, scoreOf: (row: Float64Array) => number): number {
  let sum = 0;
  let found = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place];
    const score = row ? scoreOf(row) : 0;
    sum += score;
    if (score) found += worth[place] ?? 0;
  }
  const share = most ? found / most : 0;
  return sum * share * share;
}
