import { entryId, type IndexPage } from './index-files';
import type { WordMatch } from './match-words';
import { SATURATION } from './weights';

export interface RankedPage {
  pageIndex: number;
  score: number;
  /** The section to link to; the first one represents the page itself. */
  section: number;
}

/**
 * Scores a page by its best section, which inherits from the page itself. The logarithm of each word's score counts, so
 * that a section with all words is better than one that has one of them often.
 */
export function rankPage(
  { sections }: IndexPage,
  pageIndex: number,
  matches: readonly WordMatch[],
  evidence: ReadonlyMap<string, number>,
): RankedPage | undefined {
  const page = entryId(pageIndex);
  let best: RankedPage | undefined;
  for (const section of sections.keys()) {
    const id = entryId(pageIndex, section);
    if (!matches.some(({ byEntry }) => byEntry.has(id) || (!section && byEntry.has(page)))) continue;
    if (matches.some(({ byEntry, isRequired }) => isRequired && !byEntry.has(id) && !byEntry.has(page))) continue;
    const words = matches.reduce((sum, { byEntry, weight }) => {
      const score = (byEntry.get(id)?.score ?? 0) + (byEntry.get(page)?.score ?? 0);
      return sum + weight * Math.log1p(score / SATURATION);
    }, 0);
    const score = words + (evidence.get(page) ?? 0) + (evidence.get(id) ?? 0);
    if (!best || score > best.score) best = { pageIndex, score, section };
  }
  return best;
}
