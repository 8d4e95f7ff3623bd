import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { stringify as yaml } from 'yaml';
import { toHref } from '@/lib/site/paths';
import { twinAddress, type TwinSite } from './twin/address';
import { twinHandlers } from './twin/handlers';
import { rehypeReadable } from './twin/readable-html';

export interface Twin {
  title: string;
  description: string;
  /** Front matter with title, description and address, then the page's text. */
  markdown: string;
}

// Only the main part is parsed: it is a fifth of a page, and parsing is a third of the work.
const MAIN = /<main\b[\s\S]*<\/main>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

const parser = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/**
 * A finished page as Markdown. Made from the HTML that readers get, so that it holds what components and the API
 * description draw. `path` is the page's address below the base path.
 * @throws Error when the page has no main part.
 */
export function markdownTwin(html: string, path: string, site: TwinSite): Twin {
  const main = MAIN.exec(html)?.[0];
  if (!main) throw new Error(`The page ${path} has no <main>, so it cannot be written as Markdown.`);
  const page = parser.parse(main);
  const title = titleOf(page);
  const description = textOf(DESCRIPTION.exec(html)?.[1] ?? '');
  const tree = unified()
    .use(rehypeReadable, { address: (href: string) => twinAddress(href, path, site) })
    .use(rehypeRemark, { handlers: twinHandlers })
    .runSync(page);
  const url = site.url + toHref(path, site.basePath);
  const head = yaml({ title, description, url }, { lineWidth: 0 });
  return { title, description, markdown: `---\n${head}---\n\n${writer.stringify(tree as Root)}` };
}

function titleOf(page: ReturnType<typeof parser.parse>): string {
  let title = '';
  visit(page, 'element', (node: Element) => {
    if (node.tagName !== 'h1') return undefined;
    title = toString(node).trim();
    return EXIT;
  });
  return title;
}

/** The text that an attribute's value stands for. */
const textOf = (value: string): string => toString(parser.parse(value));
