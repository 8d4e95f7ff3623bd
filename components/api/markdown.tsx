import type { ReactNode } from 'react';
import { renderMarkdown } from '@/lib/markdown/render-markdown';
import type { Example } from '@/lib/openapi/example';
import { settings } from '@/lib/settings/settings';

const { basePath } = settings;

/** Markdown of the description as a block; no heading in it gets the ID of `title`. */
export async function MarkdownBlock({ markdown, title }: { markdown: string; title?: string }): Promise<ReactNode> {
  const html = await renderMarkdown(markdown, { basePath, title });
  return <div className="text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Markdown of one paragraph, inline. */
export async function MarkdownInline(props: { markdown: string; as?: 'span' | 'dd' }): Promise<ReactNode> {
  const { markdown, as: Tag = 'span' } = props;
  const html = await renderMarkdown(markdown, { basePath, isInline: true });
  return <Tag dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Code as a Markdown fence longer than any fence in its content, so that it is highlighted like all code. */
function fenceAround(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/** The HTML of a code block, for a box that the caller draws. */
export const codeHtml = (language: string, code: string): Promise<string> =>
  renderMarkdown(fenceAround(language, code), { basePath });

/**
 * An example as a code block: JSON indented by two, plain media types as they are.
 * @param isQuery Whether it is an expression that readers can run.
 */
export async function ExampleCode(props: { example: Example; type: string; isQuery?: boolean }): Promise<ReactNode> {
  const { type, isQuery = false } = props;
  const { value } = props.example;
  const html =
    typeof value === 'string' && !/json/.test(type)
      ? codeHtml(isQuery ? 'jsonata people' : 'text', value.trimEnd())
      : codeHtml('json', JSON.stringify(value, null, 2));
  return <div dangerouslySetInnerHTML={{ __html: await html }} />;
}
