import fs from 'node:fs';
import path from 'node:path';
import { ProblemError } from '@/lib/problems/problem';
import { checkSettings } from '@/lib/site/settings-schema';
import { settings } from '@/lib/site/settings';
import { buildContent, type Content, type ContentFiles } from './content';

/** The content folder of this project; a test export names another one. */
export const contentFolder = path.resolve(process.env.CONTENT_DIR ?? 'content');

/** Every file below the folder with its text, symbolic links left out: content never reaches outside its folder. */
export function readContentFiles(folder: string): ContentFiles {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mdx?|yaml)$/.test(entry.name))
    .map((entry) => {
      const full = path.join(entry.parentPath, entry.name);
      return { name: path.relative(folder, full).split(path.sep).join('/'), text: fs.readFileSync(full, 'utf8') };
    });
}

let cached: Content | undefined;

/**
 * All content, read once a process (each time in development, so that an edit shows).
 * @throws ProblemError with every error of every file when one of them cannot become a page.
 */
export function loadContent(): Content {
  if (cached && process.env.NODE_ENV !== 'development') return cached;
  checkSettings(settings);
  const content = buildContent(readContentFiles(contentFolder), settings.excludedFolders);
  const errors = content.problems.filter((problem) => problem.severity === 'error');
  if (errors.length) throw new ProblemError(errors);
  const seen = new Set<string>();
  content.pages = content.pages.filter((page) => !seen.has(page.path) && seen.add(page.path));
  cached = content;
  return content;
}
