import { keptIndex, type IndexFiles } from '@/lib/search/index/kept-index';
import { searchFiles } from '@/lib/search/index/search-files';
import { searchPages } from './search-pages';

let index: Promise<IndexFiles> | undefined;

/** The files of the search index, of all pages as they are when a process asks first. */
export function searchIndex(): Promise<IndexFiles> {
  index ??= keptIndex(async () => searchFiles(await searchPages()));
  return index;
}
