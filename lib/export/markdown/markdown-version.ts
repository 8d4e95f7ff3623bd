import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify as yaml } from 'yaml';
import { toHref } from '@/lib/settings/addresses';
import { checkedNote } from '@/lib/content/month';
import { HELP_NOW, HELP_NOW_LINE } from '@/lib/site/help-now';
import type { PageTrees } from '@/lib/site/page-content';
import type { ContentRecord } from '@/lib/site/page-record';
import { markdownAddress, type MarkdownSite } from './address';
import { markdownHandlers } from './handlers';
import { rehypeReadable } from './readable-html';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/**
 * A page as Markdown, with what components and the API description render: front matter with title, description, and
 * address, then the text. Modifies the trees, so they cannot be used afterward.
 */
export function markdownVersion(page: ContentRecord, trees: PageTrees, site: MarkdownSite): string {
  const { path, title, description } = page;
  const tree = unified()
    .use(rehypeReadable, { address: (href: string) => markdownAddress(href, path, site) })
    .use(rehypeRemark, { handlers: markdownHandlers })
    .runSync(wholePage(page, trees));
  const head = yaml({ title, description, url: site.url + toHref(path, site.basePath) }, { lineWidth: 0 });
  return `---\n${head}---\n\n${writer.stringify(tree as Root)}`;
}

/** The content with what the page's frame says about it. */
function wholePage(page: ContentRecord, { body, panel }: PageTrees): HastRoot {
  const help = element('a', [text(HELP_NOW_LINE.link)], { href: toHref(HELP_NOW, '') });
  return {
    type: 'root',
    children: [
      element('h1', [text(page.title)]),
      ...(page.version ? [element('p', [text(`Version: ${page.version}`)])] : []),
      ...body.children,
      ...(panel.children.length ? [element('h2', [text('Sample and access')]), ...panel.children] : []),
      ...(page.leadsToHelp ? [element('p', [text(`${HELP_NOW_LINE.question} `), help])] : []),
      ...(page.checked ? [element('p', [text(checkedNote(page.checked))])] : []),
    ],
  };
}

const text = (value: string): ElementContent => ({ type: 'text', value });

const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
