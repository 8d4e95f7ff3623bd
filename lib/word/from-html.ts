import rehypeRemark from 'rehype-remark';
import type { Element, Root as HastRoot } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Root } from 'mdast';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { markdownHandlers } from '@/lib/export/markdown/handlers';
import { rehypeReadable } from '@/lib/export/markdown/readable-html';

/**
 * The finished HTML of a page as a Markdown tree, for a document that is read outside the site. `address` makes a
 * link absolute. A block with a link in `leaveOut` (such as the download of the document itself) is dropped.
 */
export function fromHtml(
  html: string,
  { address, leaveOut }: { address: (href: string) => string; leaveOut: (href: string) => boolean },
): Root {
  const tree = fromParse5(parseFragment<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(html)) as HastRoot;
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'p' || !parent || index === undefined || !leads(node, leaveOut)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return unified()
    .use(rehypeReadable, { address })
    .use(rehypeRemark, { handlers: markdownHandlers })
    .runSync(tree) as Root;
}

/** True if the block has a link to one of these addresses. */
function leads(block: Element, fits: (href: string) => boolean): boolean {
  let found = false;
  visit(block, 'element', (node: Element) => {
    if (node.tagName === 'a' && fits(String(node.properties.href))) found = true;
  });
  return found;
}
