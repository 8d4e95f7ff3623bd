import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkRecoverSyntax } from '@/lib/mdx/recover-syntax';
import { protectExplicitIds } from '@/lib/mdx/heading-ids';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkDirective)
  .use(remarkRecoverSyntax, {});

/**
 * Parses a page's body into a Markdown tree as written, with positions in the file. Syntax errors are read as text:
 * the renderer reports them with their positions.
 */
export function parseMdx(body: string): Root {
  return parser.parse(protectExplicitIds(body));
}
