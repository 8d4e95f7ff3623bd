import rehypeRemark from 'rehype-remark';
import type { Element, Root as HastRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { stringify as yaml } from 'yaml';
import type { ExportedPage } from './parse-exported';
import { toHref } from '@/lib/address/paths';
import { markdownAddress, type MarkdownSite } from './address';
import { markdownHandlers } from './handlers';
import { rehypeReadable } from './readable-html';

export interface MarkdownVersion {
  title: string;
  description: string;
  /** Front matter with title, description, and address, then the page's text. */
  markdown: string;
}

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/**
 * Converts a finished page, which contains what components and the API description render, to Markdown. `path` is the
 * page's address below the base path. Modifies the main part, so it cannot be used afterward.
 * Undefined if the page has no main part.
 */
export function markdownVersion(
  { head: about, main: page }: ExportedPage,
  path: string,
  site: MarkdownSite,
): MarkdownVersion | undefined {
  if (!page.children.length) return undefined;
  const title = toString(first(page, ({ tagName }) => tagName === 'h1') ?? page).trim();
  const named = first(about, ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description');
  const description = String(named?.properties.content ?? '');
  const tree = unified()
    .use(rehypeReadable, { address: (href: string) => markdownAddress(href, path, site) })
    .use(rehypeRemark, { handlers: markdownHandlers })
    .runSync(page);
  const url = site.url + toHref(path, site.basePath);
  const head = yaml({ title, description, url }, { lineWidth: 0 });
  return { title, description, markdown: `---\n${head}---\n\n${writer.stringify(tree as Root)}` };
}

/** The first matching element in document order. */
function first(tree: HastRoot, fits: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element: Element) => {
    if (!fits(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}
