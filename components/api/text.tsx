import type { ReactNode } from 'react';
import { renderMarkdown } from '@/lib/markdown/render-markdown';
import type { Example } from '@/lib/openapi/example';
import { settings } from '@/lib/settings/settings';

const { basePath } = settings;

/** Markdown of the description as a block; no heading in it gets the ID of `title`. */
export async function BlockText({ markdown, title }: { markdown: string; title?: string }): Promise<ReactNode> {
  const html = await renderMarkdown(markdown, { basePath, title });
  return <div className="text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Markdown of one paragraph, inline. */
export async function InlineText(props: { markdown: string; as?: 'span' | 'dd' }): Promise<ReactNode> {
  const { markdown, as: Tag = 'span' } = props;
  const html = await renderMarkdown(markdown, { basePath, inline: true });
  return <Tag dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Code as a Markdown fence longer than any fence in its content, so that it is highlighted like all code. */
function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/** The HTML of a code block, for a box that the caller draws. */
export const codeHtml = (language: string, code: string): Promise<string> =>
  renderMarkdown(fence(language, code), { basePath });

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

/** A section with its heading; `badge` follows the title. */
export function ApiSection(props: { id: string; title: string; badge?: ReactNode; children: ReactNode }): ReactNode {
  const { id, title, badge, children } = props;
  return (
    <section>
      <ApiHeading id={id} badge={badge}>
        {title}
      </ApiHeading>
      {children}
    </section>
  );
}

/** A section's heading with its anchor. `toc={false}` keeps it out of the table of contents. */
export function ApiHeading(props: {
  id: string;
  children: string;
  badge?: ReactNode;
  level?: 2 | 3;
  toc?: false;
}): ReactNode {
  const { id, children, badge, level = 2, toc } = props;
  const Heading = `h${level}` as const;
  const label = `Direct link to ${children}`;
  return (
    <Heading id={id} data-toc={toc}>
      {children}
      {badge}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} />
    </Heading>
  );
}

export function MethodBadge({ method }: { method: string }): ReactNode {
  return (
    <span className={`method ${method.toLowerCase()}`} data-markdown="strong">
      {method}
    </span>
  );
}

/** The address of a parameter, field, or error, beside its name. */
export function PartLink({ id, name }: { id: string; name: string }): ReactNode {
  return <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} />;
}
