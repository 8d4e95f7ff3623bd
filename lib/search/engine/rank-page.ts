/** What a section inherits of what its page is called, and what it adds where both name a word. */
const INHERITED = 0.85;
const BOTH = 0.48;
/** What the words of other sections count for the page. */
const SPREAD = 0.4;
/** What a second good section adds. */
const SECOND_SECTION = 0.25;

/** How much it counts that no word of the query is missing. */
const COVERED = 1.5;

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

/** The words of a query: one row a word, with a score for each section, and one with a score for each page. */
export interface Scores {
  rows: Float64Array[];
  pageRows: Float64Array[];
  /** What each word is worth. */
  worth: number[];
  /** What all words of the query are worth together. */
  most: number;
}

/**
 * Scores a page by its best section, which inherits what the page is called, or by all sections together, where words
 * of the query lie apart. `matches`: its sections with a match; `bonus`: what the heading of a section adds.
 */
export function rankPage(
  page: number,
  info: PageInfo,
  matches: readonly number[],
  scores: Scores,
  bonus: (section: number) => number,
): RankedPage {
  const { rows, pageRows } = scores;
  const named = (term: number) => pageRows[term]?.[page] ?? 0;
  const values = matches.map((id) => {
    const extra = bonus(id);
    const own = total(scores, (term) => rows[term]?.[id] ?? 0) * extra;
    const value =
      total(scores, (term) => {
        const here = rows[term]?.[id] ?? 0;
        const above = named(term) * INHERITED;
        return Math.max(here, above) + BOTH * Math.min(here, above);
      }) * extra;
    return { id, own, value };
  });
  values.sort((a, b) => b.value - a.value || a.id - b.id);
  const pageValue = total(scores, (term) => {
    let widest = 0;
    for (const id of matches) if (id !== info.first) widest = Math.max(widest, rows[term]?.[id] ?? 0);
    return Math.max(named(term) + (rows[term]?.[info.first] ?? 0), widest * SPREAD);
  });
  const [best, second] = values;
  let target = info.first;
  let most = 0;
  for (const { id, own } of values) {
    if (own <= most) continue;
    most = own;
    target = id;
  }
  return {
    page,
    score: Math.max(pageValue, best?.value ?? 0) + SECOND_SECTION * Math.min(pageValue, second?.value ?? 0),
    target,
    sections: values.map(({ id }) => id).filter((id) => id !== info.first),
  };
}

/** Sum of the words' scores, lowered for each word of the query that is missing. */
function total({ rows, worth, most }: Scores, scoreOf: (term: number) => number): number {
  let sum = 0;
  let found = 0;
  for (let term = 0; term < rows.length; term += 1) {
    const score = scoreOf(term);
    sum += score;
    if (score) found += worth[term] ?? 0;
  }
  const share = most ? found / most : 0;
  return sum * share ** COVERED;
}
