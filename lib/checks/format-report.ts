import { readingGrade, isForEveryone } from '@/lib/checks/prose';
import { CHECKABLE, checksOf } from '@/lib/checks/samples/sample';
import type { CheckedPage } from './rule';

const SHOWN = 15;
/** Shorter fences are usually fragments. */
const FRAGMENT_LINES = 3;

/** The hardest pages to read, and the samples without a mark: what to look at next, not what is wrong. */
export function formatReport(pages: CheckedPage[]): string {
  const grades = pages
    .filter(({ page }) => isForEveryone(page))
    .map(({ page, blocks }) => ({ file: page.file, grade: readingGrade(blocks) }))
    .sort((a, b) => b.grade.grade - a.grade.grade);
  const unchecked = pages.flatMap(({ page, samples }) =>
    samples
      .filter((sample) => CHECKABLE.has(sample.language) && !sample.marks.result && !checksOf(sample).checks.length)
      .filter(({ code }) => code.split('\n').length > FRAGMENT_LINES)
      .map((sample) => `  ${page.file}:${sample.line}  ${sample.language}, ${sample.code.split('\n').length} lines`),
  );
  return [
    `Reading grade of ${grades.length} pages for participants and clinicians, hardest first:`,
    ...grades
      .slice(0, SHOWN)
      .map(({ file, grade: { grade, words } }) => `  ${grade.toFixed(1).padStart(5)}  ${file} (${words} words)`),
    '',
    `Samples of more than ${FRAGMENT_LINES} lines without a mark: ${unchecked.length}`,
    ...unchecked,
  ].join('\n');
}
