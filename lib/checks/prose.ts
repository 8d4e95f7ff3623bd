import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Page } from '@/lib/content/parse-page';
import type { GlossaryEntry } from '@/lib/content/glossary';
import { NOT_PROSE, positionAt, type Block } from './prose/blocks';
import { phraseFinder } from './prose/language';
import { onLine, type PageRule, type Prose, type ProseText, type TextRule } from './rule';
import { asTranslation } from './translations';

/** The messages of one general rule about a text. */
const generic = ({ blocks }: ProseText, prose: Prose, source: string) =>
  prose.generic(blocks).filter((message) => message.source === source);

const quoted = (words: string[]): string => words.map((word) => `"${word}"`).join(' or ');

export const spelling: TextRule = {
  id: 'spelling',
  check: (text, prose) =>
    generic(text, prose, 'retext-spell').map(({ block, offset, actual, expected: [nearest] }) => {
      const meant = nearest ? `Did you mean "${nearest}"? ` : '';
      const hint = `${meant}If it is right, add it to content/_data/words.txt; put names from code in backticks.`;
      return onLine(text, positionAt(block, offset), `"${actual}" is not a known word.`, hint);
    }),
};

export const repeatedWord: TextRule = {
  id: 'repeated-word',
  check: (text, prose) =>
    generic(text, prose, 'retext-repeated-words').map(({ block, offset, actual }) =>
      onLine(text, positionAt(block, offset), `A word appears twice in a row: "${actual}".`, 'Remove one of them.'),
    ),
};

export const indefiniteArticle: TextRule = {
  id: 'indefinite-article',
  check: (text, prose) =>
    generic(text, prose, 'retext-indefinite-article').map(({ block, offset, actual, expected }) =>
      onLine(text, positionAt(block, offset), `"${actual}" is the wrong article here.`, `Write ${quoted(expected)}.`),
    ),
};

/** Words that reduce a person to an illness, place blame, or belittle. */
export const considerateLanguage: TextRule = {
  id: 'considerate-language',
  check: (text, prose) => {
    const report = (block: Block, offset: number, phrase: string, instead: string) =>
      onLine(
        text,
        positionAt(block, offset),
        `"${phrase}" can be hurtful.`,
        instead ? `Write ${instead}.` : 'Remove it.',
      );
    const findRefused = phraseFinder(prose.language.refused, { anyCase: true });
    const own = text.blocks.flatMap((block) =>
      findRefused(block.text).map(({ phrase, offset, write }) => report(block, offset, phrase, write)),
    );
    const general = generic(text, prose, 'retext-equality').map(({ block, offset, actual, expected }) =>
      report(block, offset, actual, quoted(expected)),
    );
    const ownLines = new Set(own.map(({ line }) => line));
    return [...own, ...general.filter(({ line }) => !ownLines.has(line))];
  },
};

export const idiom: TextRule = {
  id: 'idiom',
  check: ({ file, blocks }, { language }) => {
    const find = phraseFinder(language.idioms, { anyCase: true });
    return blocks.flatMap((block) =>
      find(block.text).map(({ phrase, offset, write }) =>
        onLine({ file }, positionAt(block, offset), `"${phrase}" sounds translated.`, `Write ${write}.`),
      ),
    );
  },
};

/** Glossary terms with fixed capitalization: those with a capital after the first letter. */
const termsWithCapitals = (glossary: GlossaryEntry[]): string[] =>
  glossary.map(({ term }) => term).filter((term) => /\S.*\p{Lu}/u.test(term));

export const oneSpelling: TextRule = {
  id: 'one-spelling',
  check: ({ file, blocks }, { glossary, language }) => {
    const variants = language.spelled.map(({ write, not }) => ({ write, phrases: not }));
    const terms = termsWithCapitals(glossary).map((term) => ({ write: term, phrases: [term] }));
    const findVariants = phraseFinder(variants, { anyCase: false });
    const findTerms = phraseFinder(terms, { anyCase: true });
    return blocks.flatMap((block) =>
      [...findVariants(block.text), ...findTerms(block.text)]
        .filter(({ phrase, write }) => phrase.replace(/\s+/g, ' ') !== write)
        .map(({ phrase, offset, write }) =>
          onLine({ file }, positionAt(block, offset), `"${phrase}" is written "${write}" on this site.`),
        ),
    );
  },
};

const MOST_WORDS = 40;

export const longSentence: PageRule = {
  id: 'long-sentence',
  check: (checked) => {
    if (!isForEveryone(checked.page)) return [];
    return checked.blocks
      .filter(({ kind }) => kind === 'paragraph' || kind === 'cell')
      .flatMap((block) =>
        splitSentences(block.text)
          .filter(({ words }) => words.length > MOST_WORDS)
          .map(({ words, offset, text }) => {
            const message = `The sentence has ${words.length} words; the limit is ${MOST_WORDS}: "${text.slice(0, 60)}..."`;
            return onLine(checked.page, positionAt(block, offset), message, 'Split it into two or three.');
          }),
      );
  },
};

const HIGHEST_GRADE = 9;
/** Below this many words, the formula varies too much to be useful. */
const FEWEST_WORDS = 60;

/** True for pages that people without technical training must be able to read, even if others read them too. */
export function isForEveryone({ frontMatter: { audience } }: Page): boolean {
  return audience.some((who) => who === 'participant' || who === 'clinician');
}

export const readingGradeRule: PageRule = {
  id: 'reading-grade',
  check: (checked) => {
    // The formula counts English syllables.
    if (!isForEveryone(checked.page) || asTranslation(checked.page)) return [];
    const { grade, words } = readingGrade(checked.blocks);
    const own = checked.page.frontMatter.reading_grade;
    const highest = own ?? HIGHEST_GRADE;
    if (words < FEWEST_WORDS || grade <= highest) return [];
    const source =
      own === undefined ? 'pages for participants and clinicians must stay at' : 'its front matter asks for';
    const message = `The page reads at grade ${grade}; ${source} ${highest} or lower.`;
    return [onLine(checked.page, { line: 0 }, message, 'Use shorter sentences and everyday words.')];
  },
};

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

interface Sentence {
  text: string;
  /** Offset in the text it was cut from. */
  offset: number;
  words: string[];
}

/** Splits text into sentences. A piece of code counts as one short word, because people read it as a name. */
export function splitSentences(text: string): Sentence[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const words = segment.replaceAll(NOT_PROSE, ' code ').match(WORD) ?? [];
    return words.length ? [{ text: segment.trim(), offset: index, words }] : [];
  });
}

interface ReadingGrade {
  /** Flesch-Kincaid grade: years of school in the United States. */
  grade: number;
  sentences: number;
  words: number;
}

/**
 * The Flesch-Kincaid grade of running text. Headings, cells, and captions are left out: they are not sentences, and
 * would make any page look easier than it is.
 */
export function readingGrade(blocks: Block[]): ReadingGrade {
  const sentences = blocks.filter(({ kind }) => kind === 'paragraph').flatMap(({ text }) => splitSentences(text));
  const words = sentences.flatMap((sentence) => sentence.words);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade = words.length
    ? fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
    : 0;
  return { grade: Math.round(grade * 10) / 10, sentences: sentences.length, words: words.length };
}
