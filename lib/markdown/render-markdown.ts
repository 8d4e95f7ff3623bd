import type { Root as HtmlRoot } from 'hast';
import type { Html } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { remarkFences } from './code-blocks';
import { protectExplicitIds, remarkHeadingIds } from './heading-ids';
import { rehypePlugins } from './plugins';
import { rehypeSafeAddresses } from './refuse';

interface MarkdownOptions {
  basePath: string;
  /** The page's title, whose ID no heading may have. */
  title?: string;
  /** Leaves out the paragraph around a text that is a single one. */
  isInline?: boolean;
}

/** By text and options: the same descriptions appear on many pages. */
const rendered = new Map<string, Promise<string>>();

/**
 * Renders Markdown from data files (mainly the API description) to HTML, with the same tables, links, and code blocks
 * as our pages. Raw HTML, components, and addresses that run scripts have no effect. Each text is rendered once per
 * process.
 */
export function renderMarkdown(source: string, options: MarkdownOptions): Promise<string> {
  const key = JSON.stringify([source, options]);
  let html = rendered.get(key);
  if (!html) rendered.set(key, (html = toHtml(source, options)));
  return html;
}

async function toHtml(source: string, { basePath, title = '', isInline = false }: MarkdownOptions): Promise<string> {
  const ignore = () => undefined;
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkHeadingIds, { title, onHeading: ignore })
    .use(remarkFences)
    // Raw HTML becomes visible text, so that nothing runs and nothing disappears unnoticed.
    .use(remarkRehype, { handlers: { html: (_, { value }: Html) => ({ type: 'text', value }) } })
    .use(rehypeSafeAddresses)
    .use(rehypePlugins({ basePath, locale: DEFAULT_LOCALE }))
    .use(isInline ? [rehypeInline] : [])
    .use(rehypeStringify)
    .process(protectExplicitIds(source));
  return String(file);
}

/** Replaces the only paragraph with its content. */
function rehypeInline() {
  return (tree: HtmlRoot): void => {
    const [only, ...others] = tree.children;
    if (only?.type === 'element' && only.tagName === 'p' && !others.length) tree.children = only.children;
  };
}
