import type { PageToIndex, SectionToIndex } from '@/lib/search/build/page-to-index';
import { searchFilesFrom } from '@/lib/search/build/search-files';
import { analyzerOf } from '@/lib/search/engine/analysis';
import { SearchEngine } from '@/lib/search/engine/engine';
import { namesFileName, wordsFileName } from '@/lib/search/engine/file-names';
import type { IndexPage, WordsFile } from '@/lib/search/engine/index-files';

/** A page as search reads it: the section with its text, then the sections in `extra`, which may also set other fields. */
export function pageToIndex(path: string, title: string, text = '', extra: Partial<PageToIndex> = {}): PageToIndex {
  return {
    path,
    title,
    breadcrumb: [],
    description: '',
    audience: 'clinician',
    keywords: [],
    ...extra,
    sections: [{ keywords: [], text }, ...(extra.sections ?? [])],
  };
}

/** A section with a heading. */
export const section = (
  heading: string,
  anchor: string,
  text = '',
  extra: Partial<SectionToIndex> = {},
): SectionToIndex => ({
  heading,
  anchor,
  keywords: [],
  text,
  ...extra,
});

/** Search over the search files of a language. */
export async function engineFromFiles(files: Record<string, object>, code = 'en'): Promise<SearchEngine> {
  const engine = await SearchEngine.create(files[namesFileName(code)] as IndexPage[], await analyzerOf(code));
  await engine.addWords(files[wordsFileName(code)] as WordsFile);
  return engine;
}

/** Search over some pages. */
export const engineFrom = async (pages: readonly PageToIndex[], code = 'en'): Promise<SearchEngine> =>
  engineFromFiles(searchFilesFrom(pages, code, await analyzerOf(code)), code);
