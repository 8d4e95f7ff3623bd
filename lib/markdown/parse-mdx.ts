import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { protectExplicitIds } from './heading-ids';
import { SYNTAX } from './plugins';

const createMarkdownParser = unified().use(remarkParse).use(SYNTAX).freeze();
const createMdxParser = createMarkdownParser().use(remarkMdx).freeze();

/**
 * Parses a document's mdx into a Markdown tree as written, with positions in the file. Text with a syntax error is read as
 * Markdown without components: the renderer reports the error, and the words can still be checked.
 */
export function parseMdx(mdx: string): Root {
  const source = protectExplicitIds(mdx);
  try {
    return createMdxParser.parse(source);
  } catch {
    return createMarkdownParser.parse(source);
  }
}
