import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { protectExplicitIds } from '@/lib/mdx/heading-ids';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkDirective);

/**
 * A page's body to its Markdown tree, as its author wrote it, with the places of the file.
 * Nothing when the syntax is wrong: the renderer tells that, with its place.
 */
export function parseMdx(body: string): Root | undefined {
  try {
    return parser.parse(protectExplicitIds(body));
  } catch {
    return undefined;
  }
}
