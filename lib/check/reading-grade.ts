import type { Page } from '@/lib/content/parse-page';
import { readingGrade } from '@/lib/check/prose/reading-grade';
import { finding, type PageRule } from './rule';

export const HIGHEST_GRADE = 9;
/** Below this many words, the formula varies too much to be useful. */
const FEWEST_WORDS = 60;

/** True for pages that people without technical training must be able to read, even if others read them too. */
export function isForEveryone({ frontMatter: { audience } }: Page): boolean {
  return audience.some((who) => who === 'participant' || who === 'clinician');
}

/** Pages for participants and clinicians read at grade 9 or lower, or at the grade set in their front matter. */
export const readingGradeRule: PageRule = (checked) => {
  if (!isForEveryone(checked.page)) return [];
  const { grade, words } = readingGrade(checked.blocks);
  const own = checked.page.frontMatter.reading_grade;
  const highest = own ?? HIGHEST_GRADE;
  if (words < FEWEST_WORDS || grade <= highest) return [];
  const asked = own === undefined ? 'pages for participants and clinicians must stay at' : 'its front matter asks for';
  const message = `The page reads at grade ${grade}; ${asked} ${highest} or lower.`;
  return [finding(checked, 'reading-grade', { line: 0 }, message, 'Use shorter sentences and everyday words.')];
};
