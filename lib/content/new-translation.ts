import { stringify } from 'yaml';
import { LANGUAGES_FOLDER } from './language-file';
import type { NewFile } from './new-page';
import type { Page } from './parse-page';
import { digestOfPage } from './translations';

/**
 * The file of a new translation: the text of the original, to be translated in place, with the ID of each heading, so
 * that links and the way between languages keep leading to it.
 * @param headings The original's headings, with their lines in the file.
 */
export function newTranslation(
  original: Page,
  headings: readonly { line: number; id: string }[],
  { code, title }: { code: string; title: string },
): NewFile {
  const { description, sidebar_label: label } = original.frontMatter;
  const head = stringify(
    { title, description, ...(label ? { sidebar_label: title } : {}), translates: digestOfPage(original) },
    { lineWidth: 0, flowCollectionPadding: false },
  );
  const ids = new Map(headings.map(({ line, id }) => [line, id]));
  const body = original.body
    .split('\n')
    .map((line, index) => {
      const id = ids.get(index + 1);
      return id && !/\{#[\w.-]+\}\s*$/.test(line) ? `${line.trimEnd()} {#${id}}` : line;
    })
    .join('\n')
    .trimStart();
  return {
    name: `${LANGUAGES_FOLDER}/${code}/${original.file.replace(/^content\//, '')}`,
    text: `---\n${head}---\n\n${body}`,
  };
}
