import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify as yaml } from 'yaml';
import { isExternal, markdownPath, normalizePath, splitHref, toHref, withoutBase } from '@/lib/settings/addresses';
import { checkedNote } from '@/lib/content/month';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';
import { HELP_NOW, HELP_NOW_LINE } from '@/lib/site/help-now';
import type { PageTrees } from '@/lib/site/page-content';
import type { ContentRecord } from '@/lib/site/page-record';
import { markdownHandlers, rehypeReadable } from './readable-html';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/**
 * A page as Markdown, with what components and the API description render: front matter with title, description, and
 * address, then the text. Modifies the trees, so they cannot be used afterward.
 */
export function markdownVersion(
  page: ContentRecord,
  trees: PageTrees,
  site: MarkdownSite,
  speaker: Speaker = OWN_SPEAKER,
): string {
  const { path, title, description } = page;
  const tree = unified()
    .use(rehypeReadable, { address: (href: string) => markdownAddress(href, path, site) })
    .use(rehypeRemark, { handlers: markdownHandlers })
    .runSync(wholePage(page, trees, speaker));
  const head = yaml({ title, description, url: site.url + toHref(path, site.basePath) }, { lineWidth: 0 });
  return `---\n${head}---\n\n${writer.stringify(tree as Root)}`;
}

/** The content with what the page's frame says about it. */
function wholePage(page: ContentRecord, { body, panel }: PageTrees, speaker: Speaker): HastRoot {
  const { say, to } = speaker;
  const help = element('a', [text(say(HELP_NOW_LINE.link))], { href: toHref(to(HELP_NOW), '') });
  return {
    type: 'root',
    children: [
      element('h1', [text(page.title)]),
      ...(page.version ? [element('p', [text(say('Version: {version}', { version: page.version }))])] : []),
      ...body.children,
      ...(panel.children.length ? [element('h2', [text('Example request')]), ...panel.children] : []),
      ...(page.leadsToHelp ? [element('p', [text(`${say(HELP_NOW_LINE.question)} `), help])] : []),
      ...(page.checked ? [element('p', [text(checkedNote(page.checked, speaker))])] : []),
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

/** What the Markdown version of a page needs to know about the whole site. */
export interface MarkdownSite {
  /** Public address of the site, without base path. */
  url: string;
  basePath: string;
  /** Pages that have a Markdown version. */
  paths: ReadonlySet<string>;
}

/**
 * The target of a link in a Markdown version: the absolute address, because the text is read elsewhere, of the linked
 * page's Markdown version if there is one, otherwise of the page or file. Links within the page stay short.
 */
export function markdownAddress(href: string, path: string, site: MarkdownSite): string {
  if (isExternal(href) || href.startsWith('#')) return href;
  const { pathname, search, hash } = splitHref(href);
  const target = pathname ? normalizePath(withoutBase(pathname, site.basePath)) : path;
  const to = site.paths.has(target) ? markdownPath(target) : target;
  return site.url + toHref(to, site.basePath) + search + hash;
}
