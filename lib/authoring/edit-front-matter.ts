import { parseDocument } from 'yaml';
import type { Document } from '@/lib/content/document';
import { digestOf } from '@/lib/content/translations';
import { splitFrontMatter } from '@/lib/sources/split-front-matter';

/**
 * A page's text with other values in its front matter, whose other lines stay as they are, line endings included. Empty
 * lists are removed.
 * @throws Error if the text has no front matter to change.
 */
export function editFrontMatter(text: string, changes: Record<string, unknown>): string {
  if (!Object.keys(changes).length) return text;
  const split = splitFrontMatter(text);
  if (!split) throw new Error('The file must start with front matter between two lines "---".');
  const { head, headStart } = split;
  const document = parseDocument(head);
  for (const [key, value] of Object.entries(changes)) {
    if (Array.isArray(value) && !value.length) document.delete(key);
    else document.set(key, document.createNode(value, { flow: true }));
  }
  const edited = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const inItsEndings = head.includes('\r\n') ? edited.replace(/\r?\n/g, '\r\n') : edited;
  return text.slice(0, headStart) + inItsEndings + text.slice(headStart + head.length);
}

/** A translation's text, with the state of the original that it now translates; its other lines stay as they are. */
export const withDigest = (text: string, original: Document): string =>
  editFrontMatter(text, { translates: digestOf(original) });
