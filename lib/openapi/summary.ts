import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Operation } from './operations';

/** Markdown as plain text. */
function plainText(markdown: string): string {
  return toString(unified().use(remarkParse).parse(markdown)).replace(/\s+/g, ' ').trim();
}

/** By description: the preview makes the list of pages after every save, and parsing takes most of that time. */
const firstSentences = new Map<string, string>();

/** One or two sentences for search results: method and path, then the start of the description. */
export function operationSummary({ method, path, description }: Operation, limit = 165): string {
  const first = firstSentences.get(description) ?? plainText(description.split(/\n\s*\n/)[0] ?? '');
  firstSentences.set(description, first);
  const text = `${method} ${path}: ${first}`;
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const sentence = cut.lastIndexOf('. ');
  return sentence > 80 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
