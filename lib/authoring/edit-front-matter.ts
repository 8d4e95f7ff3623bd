import { parseDocument } from 'yaml';

/**
 * A page's text with other values in its front matter, whose other lines stay as they are, line endings included. An
 * empty list goes.
 * @throws Error if the text has no front matter to change.
 */
export function editFrontMatter(text: string, changes: Record<string, unknown>): string {
  if (!Object.keys(changes).length) return text;
  const [, opening = '', head, rest = ''] = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?\n)(---[\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) throw new Error('The file must start with front matter between two lines "---".');
  const document = parseDocument(head);
  for (const [key, value] of Object.entries(changes)) {
    if (Array.isArray(value) && !value.length) document.delete(key);
    else document.set(key, document.createNode(value, { flow: true }));
  }
  const edited = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return opening + (opening.endsWith('\r\n') ? edited.replace(/\r?\n/g, '\r\n') : edited) + rest;
}
