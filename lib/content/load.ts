import fs from 'node:fs';
import path from 'node:path';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { checkSettings } from '@/lib/settings/settings-schema';
import { settings } from '@/lib/settings/settings';
import { ofThisRevision } from './of-this-revision';
import { buildContent, type Content, type ContentFiles } from './content';

/** The content folder of this project; a test export names another one. */
export const contentFolder = path.resolve(process.env.CONTENT_DIR ?? 'content');

/**
 * Every file below the folder with its text, symbolic links left out: content never reaches outside its folder. Files
 * that cannot be read as UTF-8 are problems.
 * @throws DiagnosticError when the folder is missing.
 */
export function readContentFiles(folder: string): { files: ContentFiles; problems: Diagnostic[] } {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const message = 'There is no such folder, so there are no pages.';
    throw new DiagnosticError([
      contentProblem(folder, message, 'CONTENT_DIR names the folder; it is "content" if unset.'),
    ]);
  }
  const problems: Diagnostic[] = [];
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mdx?|yaml)$/.test(entry.name))
    .flatMap((entry) => {
      const full = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, full).split(path.sep).join('/');
      try {
        return [{ name, text: new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(full)) }];
      } catch (error) {
        problems.push(unreadable(full, error));
        return [];
      }
    });
  return { files, problems };
}

function contentProblem(file: string, message: string, hint: string): Diagnostic {
  const relative = path.relative(process.cwd(), file).split(path.sep).join('/');
  return { file: relative, line: 0, rule: 'content-folder', message, hint, severity: 'error' };
}

function unreadable(file: string, error: unknown): Diagnostic {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    ? contentProblem(file, 'The file is not UTF-8 text.', 'Save it with the encoding UTF-8.')
    : contentProblem(file, `The file cannot be read (${code ?? String(error)}).`, 'Check its permissions.');
}

/** All content as it is on the disk, with everything that is wrong. @throws DiagnosticError without a folder. */
export function readContent(): Content {
  checkSettings(settings);
  const { files, problems } = readContentFiles(contentFolder);
  const content = buildContent(files, settings.excludedFolders);
  content.problems.unshift(...problems);
  if (!content.problems.length && !content.pages.some((page) => page.path === '/')) {
    const message = content.pages.length ? 'The site has no home page.' : 'The folder holds no pages.';
    content.problems.push(contentProblem(contentFolder, message, 'Write index.mdx; docs/authoring.md tells how.'));
  }
  const seen = new Set<string>();
  content.pages = content.pages.filter((page) => !seen.has(page.path) && seen.add(page.path));
  return content;
}

/**
 * All content. What is wrong is among its `problems`: whoever publishes calls `refuseErrors`, and whoever looks at a
 * draft sees the rest of it.
 */
export const loadContent = ofThisRevision(readContent);

/** @throws DiagnosticError with every error of every file when one of them cannot become a page. */
export function refuseErrors({ problems }: Pick<Content, 'problems'>): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length) throw new DiagnosticError(errors);
}
