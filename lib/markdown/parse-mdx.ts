import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { protectExplicitIds } from './heading-ids';
import { SYNTAX } from './plugins';

const markdown = unified().use(remarkParse).use(SYNTAX).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/**
 * Parses a page's body into a Markdown tree as written, with positions in the file. Text with a syntax error is read as
 * Markdown without components: the renderer reports the error, and the words can still be checked.
 */
export function parseMdx(body: string): Root {
  const source = protectExplicitIds(body);
  try {
    return mdx.parse(source);
  } catch {
    return markdown.parse(source);
  }
}
