import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { protectExplicitIds, remarkHeadingIds, type Heading } from './heading-ids';
import { remarkHtmlAsText } from './plain-html';
import { rehypePlugins } from './plugins';
import { remarkPrepareFences } from './prepare-fences';
import { rehypeSafeAddresses } from './safe-addresses';

export interface RenderedMarkdown {
  html: string;
  headings: Heading[];
}

/**
 * Renders Markdown from data files (mainly the API description) to HTML, with the same tables, links, and code blocks
 * as our pages. Raw HTML, components, and addresses that run scripts have no effect.
 */
export async function renderMarkdown(
  source: string,
  { title = '', basePath }: { title?: string; basePath: string },
): Promise<RenderedMarkdown> {
  const headings: Heading[] = [];
  const ignore = () => undefined;
  const options = {
    title,
    basePath,
    report: ignore,
    onReference: ignore,
    onHeading: (one: Heading) => headings.push(one),
  };
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkHtmlAsText)
    .use(remarkHeadingIds, { title, onHeading: options.onHeading })
    .use(remarkPrepareFences)
    .use(remarkRehype)
    .use(rehypeSafeAddresses)
    .use(rehypePlugins(options))
    .use(rehypeStringify)
    .process(protectExplicitIds(source));
  return { html: String(file), headings };
}
