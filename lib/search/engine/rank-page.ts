/** The share of a page name's score that a section inherits, and the share of the lower score added if both match. */
const INHERITED = 0.78;
const BOTH = 0.75;
/** Weight of matches in other sections for the page. */
const SPREAD = 0.4;
/** Weight of a second good section. */
const SECOND_SECTION = 0.4;

/** Exponent that penalizes missing query words. */
const COVERED = 1.1;

/** What the engine knows about a page before any query. */
export interface PageInfo {
  first: number;
  end: number;
  isOperation: boolean;
}

export interface RankedPage {
  page: number;
  score: number;
  /** The section to link to; the first one represents the page itself. */
  target: number;
  /** Matching sections, best first, without the page's first section. */
  sections: number[];
}

/** Scores of a query's words: for each word, a row with a score per section and a row with a score per page. */
export interface Scores {
  rows: Float64Array[];
  pageRows: Float64Array[];
  /** The weight of each word. */
  worth: number[];
}

/**
 * Scores a page by its best section, which inherits from the page's names, or by all sections together if the query
 * words are spread across them. `matches`: sections with a match; `bonus`: the factor for a section's heading.
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
  const target = values.reduce((most, one) => (one.own > most.own ? one : most), { id: info.first, own: 0 }).id;
  return {
    page,
    score: Math.max(pageValue, best?.value ?? 0) + SECOND_SECTION * Math.min(pageValue, second?.value ?? 0),
    target,
    sections: values.map(({ id }) => id).filter((id) => id !== info.first),
  };
}

/** Sum of the words' scores, reduced for each missing query word. */
function total({ worth }: Scores, scoreOf: (term: number) => number): number {
  let [sum, found, all] = [0, 0, 0];
  for (const [term, weight] of worth.entries()) {
    const score = scoreOf(term);
    sum += score;
    if (score) found += weight;
    all += weight;
  }
  return all ? sum * (found / all) ** COVERED : 0;
}
