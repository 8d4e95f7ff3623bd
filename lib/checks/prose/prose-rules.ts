import { syllable } from 'syllable';
import { translationOf } from '@/lib/content/translations';
import { onFile, onLine, type DocumentRule, type ProseRule } from '../rule';
import { NOT_PROSE, lineAt, type Block } from './blocks';

export const spelling: ProseRule = {
  id: 'spelling',
  check: (text, { misspelled }) =>
    text.blocks.flatMap((block) =>
      misspelled(block.text).map(({ word, offset, meant }) => {
        const correction = meant ? `Did you mean "${meant}"? ` : '';
        const hint = `${correction}If it is right, add it to content/_data/words.txt; put names from code in backticks.`;
        return onLine(text, lineAt(block, offset), `"${word}" is not a known word.`, hint);
      }),
    ),
};

/** Words that reduce a person to an illness, place blame, or belittle, and words that this site spells in one way. */
export const wording: ProseRule = {
  id: 'wording',
  check: (text, { findHurtful, findVariants }) =>
    text.blocks.flatMap((block) => [
      ...findHurtful(block.text).map(({ phrase, offset, write }) =>
        onLine(text, lineAt(block, offset), `"${phrase}" can be hurtful.`, `Write ${write}.`),
      ),
      ...findVariants(block.text).map(({ phrase, offset, write }) =>
        onLine(text, lineAt(block, offset), `"${phrase}" is written "${write}" on this site.`),
      ),
    ]),
};

const MAX_GRADE = 9;
/** Below this many words, the formula varies too much to be useful. */
const MIN_WORDS = 60;

export const readingGrade: DocumentRule = {
  id: 'reading-grade',
  check: ({ document, blocks }) => {
    const { audience, reading_grade: limit } = document.frontMatter;
    // People without technical training must be able to read these pages, even if others read them, too.
    const isForEveryone = audience.some((who) => who === 'participant' || who === 'clinician');
    // The formula counts English syllables.
    if (!isForEveryone || translationOf(document)) return [];
    const { grade, words } = gradeOf(blocks);
    const highest = limit ?? MAX_GRADE;
    if (words < MIN_WORDS || grade <= highest) return [];
    const source =
      limit === undefined ? 'pages for participants and clinicians must stay at' : 'its front matter asks for';
    const message = `The page reads at grade ${grade}; ${source} ${highest} or lower.`;
    return [onFile(document.file, message, 'Use shorter sentences and everyday words.')];
  },
};

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

/**
 * The Flesch-Kincaid grade of running text (years of school in the United States), and its number of words. Headings,
 * cells, and captions are left out: they are not sentences, and would make any page look easier than it is. A piece of
 * code counts as one short word, because people read it as a name.
 */
export function gradeOf(blocks: Block[]): { grade: number; words: number } {
  const sentences = blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ text }) => [...segmenter.segment(text.replaceAll(NOT_PROSE, ' code ').replaceAll('\n', ' '))])
    .map(({ segment }) => segment.match(WORD) ?? [])
    .filter((words) => words.length);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  if (!words.length) return { grade: 0, words: 0 };
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { grade: Math.round(grade * 10) / 10, words: words.length };
}
