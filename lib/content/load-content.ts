import fs from 'node:fs';
import path from 'node:path';
import { FindingError, type Finding } from '@/lib/findings/finding';
import { settings } from '@/lib/settings/settings';
import { filesBelow } from '@/lib/sources/files';
import { contentFolder, projectPath } from '@/lib/sources/folders';
import { memoizeUntilSave } from '@/lib/sources/sources';
import { checkSettings } from './check-settings';
import { contentFrom, type Content, type ContentFiles } from './content';

/**
 * Every file in the folder with its text. Symbolic links are skipped, so content never comes from outside the folder.
 * Files that are not valid UTF-8 are reported.
 * @throws FindingError when the folder is missing.
 */
export function readContentFiles(folder: string): { files: ContentFiles; findings: Finding[] } {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const message = 'There is no such folder, so there are no pages.';
    throw new FindingError([contentFinding(folder, message, 'CONTENT_DIR sets the folder; the default is "content".')]);
  }
  const findings: Finding[] = [];
  const files = filesBelow(folder)
    .filter((name) => /\.(mdx?|yaml)$/.test(name))
    .flatMap((name) => {
      const full = path.join(folder, name);
      try {
        return [{ name, text: new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(full)) }];
      } catch (error) {
        findings.push(unreadableFinding(full, error));
        return [];
      }
    });
  return { files, findings };
}

function contentFinding(file: string, message: string, hint: string): Finding {
  return { file: projectPath(file), line: 0, rule: 'content-folder', message, hint, severity: 'error' };
}

function unreadableFinding(file: string, error: unknown): Finding {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    ? contentFinding(file, 'The file is not UTF-8 text.', 'Save it with UTF-8 encoding.')
    : contentFinding(file, `The file cannot be read (${code ?? String(error)}).`, 'Check its permissions.');
}

/**
 * All content as it is on disk, with everything that is wrong.
 * @throws FindingError if there is no folder, or the settings of the site are wrong.
 */
function readContent(): Content {
  const wrong = checkSettings(settings);
  if (wrong.length) throw new FindingError(wrong);
  const { files, findings } = readContentFiles(contentFolder);
  const content = contentFrom(files);
  content.findings.unshift(...findings);
  if (!content.findings.length && !content.documents.some((document) => document.path === '/')) {
    const message = content.documents.length ? 'The site has no home page.' : 'The folder has no pages.';
    content.findings.push(contentFinding(contentFolder, message, 'Write index.mdx; docs/authoring.md explains how.'));
  }
  return content;
}

/** All content, with what is wrong: the build calls `throwOnErrors`, and a preview shows everything else. */
export const loadContent = memoizeUntilSave(readContent);
