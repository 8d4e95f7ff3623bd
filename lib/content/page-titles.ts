import { normalizePath } from '@/lib/settings/addresses';
import { loadContent } from './load';

/** The title of a document; of one that isn't there, its address, whose link the content check reports. */
export function titleOf(path: string): string {
  return loadContent().pages.find((page) => page.path === normalizePath(path))?.frontMatter.title ?? path;
}
