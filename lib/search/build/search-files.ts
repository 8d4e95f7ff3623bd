import type { Analyzer } from '../engine/analysis';
import { namesFileName, wordsFileName, textFileName } from '../engine/file-names';
import type { ExcerptTexts, IndexPage, WordsFile } from '../engine/index-files';
import { splitText, normalizePhrase } from '../engine/words';
import type { PageToIndex, SectionToIndex } from './page-to-index';

/** Words of texts that nobody types: numbers, and long names as one word. */
const UNTYPED = /^\d+$|^.{19}/;
/** A stem in more texts than this says too little about any of them. */
const MAX_TEXTS = 30;

/** The text of a section for excerpts; that of the page itself starts with its description. */
const excerptText = (page: PageToIndex, section: SectionToIndex): string =>
  section === page.sections[0] ? `${page.description} ${section.text}`.trim() : section.text;

/** The index stems of a section's text. */
function textStems(page: PageToIndex, section: SectionToIndex, analyzer: Analyzer): string[] {
  const words = splitText(excerptText(page, section)).filter((word) => !UNTYPED.test(word));
  return [...new Set(words.flatMap((word) => analyzer.stem(word) ?? []))].sort();
}

/** The names of a language's pages. */
const namesFile = (pages: readonly PageToIndex[]): IndexPage[] =>
  pages.map(({ path, title, label, breadcrumb, audience, sections }) => ({
    path,
    title,
    label,
    breadcrumb,
    audience,
    sections: sections.map(({ heading, anchor }) => ({ heading, anchor })),
  }));

/** Readers' phrases in words, or undefined, which JSON leaves out. */
const phrasesIn = (keywords: readonly string[], analyzer: Analyzer): string | undefined =>
  keywords.map((phrase) => analyzer.joinStopWords(normalizePhrase(phrase).split(' ')).join(' ')).join('\n') ||
  undefined;

/** Readers' words for the pages of a language, and the stems of their texts. */
function wordsFile(pages: readonly PageToIndex[], analyzer: Analyzer): WordsFile {
  const stems = pages.map((page) => page.sections.map((section) => textStems(page, section, analyzer)));
  const counts = new Map<string, number>();
  for (const stem of stems.flat(2)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const names = pages.flatMap(({ title, keywords, sections }) => [
    title,
    ...keywords,
    ...sections.flatMap(({ heading = '', keywords: own }) => [heading, ...own]),
  ]);
  const named = new Set(names.flatMap(splitText).map((word) => analyzer.stem(word)));
  const isTelling = (stem: string) => !named.has(stem) && (counts.get(stem) ?? 0) <= MAX_TEXTS;
  return pages.map(({ keywords, sections }, pageIndex) => [
    { keywords: phrasesIn(keywords, analyzer) },
    ...sections.map((section, index) => ({
      keywords: phrasesIn(section.keywords, analyzer),
      text: stems[pageIndex]?.[index]?.filter(isTelling).join(' ') || undefined,
    })),
  ]);
}

/** The texts of the pages in each folder, for excerpts, by file name. */
function textFiles(pages: readonly PageToIndex[], code: string): Record<string, ExcerptTexts> {
  const files: Record<string, ExcerptTexts> = {};
  for (const page of pages) {
    const file = (files[textFileName(page.path, code)] ??= {});
    file[page.path] = page.sections.map((section) => excerptText(page, section));
  }
  return files;
}

/** The search files of a language's pages by name: their names, the words that they are found by, and the texts. */
export function searchFilesFrom(
  pages: readonly PageToIndex[],
  code: string,
  analyzer: Analyzer,
): Record<string, object> {
  return {
    [namesFileName(code)]: namesFile(pages),
    [wordsFileName(code)]: wordsFile(pages, analyzer),
    ...textFiles(pages, code),
  };
}
