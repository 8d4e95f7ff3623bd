import { settings } from '@/lib/site/settings';
import { BODY_FILE_NAME, headFileName, TEXT_FILE_NAME } from '../index-address';
import { buildIndexFiles } from '../index-files';
import { loadSynonyms } from './synonyms';
import { pageSections, type DrawnPage } from './page-sections';

/** The files of the search index by name, each as the JSON that a browser gets. */
export function searchFiles(drawn: readonly DrawnPage[]): Record<string, string> {
  const pages = drawn.map(pageSections).sort((a, b) => (a.url < b.url ? -1 : 1));
  const { head, body, text } = buildIndexFiles(pages, loadSynonyms());
  // One piece a line, for readers who use it as it arrives: see read-pieces.ts.
  const headText = `[\n${head.map((piece) => JSON.stringify(piece)).join(',\n')}\n]`;
  const contexts = ['', ...settings.searchContexts.map(({ path }) => path)];
  return {
    ...Object.fromEntries(contexts.map((context) => [headFileName(context), headText])),
    [BODY_FILE_NAME]: JSON.stringify(body),
    [TEXT_FILE_NAME]: JSON.stringify(text),
  };
}
