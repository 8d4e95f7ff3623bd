import { loadContent } from '@/lib/content/load-content';
import { sortFindings, type Finding } from '@/lib/findings/finding';
import { API_PATH } from '@/lib/settings/known-pages';
import { isWithin } from '@/lib/settings/paths';
import { checkContent, type CheckOptions } from './check-content';
import { readDataFiles } from './data-files';

/**
 * Everything the author of a page needs to know: what any rule finds on that page, and what is wrong elsewhere in front
 * matter, category files, data files, and the API description, because those break other pages.
 */
export async function previewFindings(path: string, options: Pick<CheckOptions, 'beforePage'>): Promise<Finding[]> {
  const { documents, languages, findings } = loadContent();
  const files = new Set(
    [...documents, ...languages.flatMap((language) => language.translations)]
      .filter((document) => document.path === path)
      .map(({ file }) => file),
  );
  // Checking the whole description takes a moment, and matters only on its own pages.
  const isWanted = (file: string) => isWithin(path, API_PATH) || !file.startsWith('openapi/');
  const data = await readDataFiles(isWanted, languages);
  const onPage = await checkContent({ ...options, files, data });
  const elsewhere = [...findings, ...data.findings];
  return [...sortFindings(onPage), ...sortFindings(elsewhere.filter(({ file }) => !files.has(file)))];
}
