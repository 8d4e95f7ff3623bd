import { searchResponse } from '@/lib/search/build/load-search-files';
import { namesFileName, wordsFileName, SEARCH_FOLDER, textFileName } from '@/lib/search/engine/file-names';
import { contentRecords, loadSite } from '@/lib/site/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams(): Promise<{ file: string }[]> {
  const records = contentRecords(await loadSite());
  const codes = [...new Set(records.map(({ languageCode }) => languageCode))];
  const names = [
    ...codes.flatMap((code) => [namesFileName(code), wordsFileName(code)]),
    ...records.map(({ path, languageCode }) => textFileName(path, languageCode)),
  ].filter((name) => name.startsWith(`${SEARCH_FOLDER}/`));
  return [...new Set(names)].map((name) => ({ file: name.slice(`${SEARCH_FOLDER}/`.length) }));
}

/** The names of another language's pages, the words of a language's, or the texts of a folder's pages for excerpts. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return searchResponse(`${SEARCH_FOLDER}/${(await params).file}`);
}
