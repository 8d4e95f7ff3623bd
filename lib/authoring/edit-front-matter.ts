import { parseDocument } from 'yaml';

/** A page's text with other values in its front matter, whose other lines stay as they are. An empty list goes. */
export function editFrontMatter(text: string, changes: Record<string, unknown>): string {
  const [, head = '', rest = ''] = /^---\n([\s\S]*?\n)(---[\s\S]*)$/.exec(text) ?? [];
  if (!head || !Object.keys(changes).length) return text;
  const document = parseDocument(head);
  for (const [key, value] of Object.entries(changes)) {
    if (Array.isArray(value) && !value.length) document.delete(key);
    else document.set(key, document.createNode(value, { flow: true }));
  }
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}${rest}`;
}
