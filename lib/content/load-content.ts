import fs from 'node:fs';
import path from 'node:path';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { projectPath } from '@/lib/diagnostics/project-path';
import { settings } from '@/lib/settings/settings';
import { filesBelow } from '@/lib/sources/files';
import { contentFolder } from '@/lib/sources/folders';
import { checkSettings } from './check-settings';
import { untilSaved } from '@/lib/sources/sources';
import { buildContent, type Content, type ContentFiles } from './content';

/**
 * Every file in the folder with its text. Symbolic links are skipped, so content never comes from outside the folder.
 * Files that are not valid UTF-8 are reported.
 * @throws DiagnosticError when the folder is missing.
 */
export function readContentFiles(folder: string): { files: ContentFiles; diagnostics: Diagnostic[] } {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const message = 'There is no such folder, so there are no pages.';
    throw new DiagnosticError([
      contentDiagnostic(folder, message, 'CONTENT_DIR sets the folder; the default is "content".'),
    ]);
  }
  const diagnostics: Diagnostic[] = [];
  const files = filesBelow(folder)
    .filter((name) => /\.(mdx?|yaml)$/.test(name))
    .flatMap((name) => {
      const full = path.join(folder, name);
      try {
        return [{ name, text: new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(full)) }];
      } catch (error) {
        diagnostics.push(unreadable(full, error));
        return [];
      }
    });
  return { files, diagnostics };
}

function contentDiagnostic(file: string, message: string, hint: string): Diagnostic {
  return { file: projectPath(file), line: 0, rule: 'content-folder', message, hint, severity: 'error' };
}

function unreadable(file: string, error: unknown): Diagnostic {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    ? contentDiagnostic(file, 'The file is not UTF-8 text.', 'Save it with UTF-8 encoding.')
    : contentDiagnostic(file, `The file cannot be read (${code ?? String(error)}).`, 'Check its permissions.');
}

/**
 * All content as it is on disk, with everything that is wrong.
 * @throws DiagnosticError if there is no folder, or the settings of the site are wrong.
 */
function readContent(): Content {
  const wrong = checkSettings(settings);
  if (wrong.length) throw new DiagnosticError(wrong);
  const { files, diagnostics } = readContentFiles(contentFolder);
  const content = buildContent(files);
  content.diagnostics.unshift(...diagnostics);
  if (!content.diagnostics.length && !content.pages.some((page) => page.path === '/')) {
    const message = content.pages.length ? 'The site has no home page.' : 'The folder has no pages.';
    content.diagnostics.push(
      contentDiagnostic(contentFolder, message, 'Write index.mdx; docs/authoring.md explains how.'),
    );
  }
  return content;
}

/** All content, with what is wrong: the build calls `throwOnErrors`, and a preview shows everything else. */
export const loadContent = untilSaved(readContent);

/** @throws DiagnosticError with every error in every file if any file cannot become a page. */
export function throwOnErrors({ diagnostics }: Pick<Content, 'diagnostics'>): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length) throw new DiagnosticError(errors);
}
