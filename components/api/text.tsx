import type { ReactNode } from 'react';

/** Rendered Markdown as a block. */
export function Text({ html, className = 'text' }: { html: string; className?: string }): ReactNode {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Rendered Markdown of one paragraph, inline. */
export function InlineText({ html }: { html: string }): ReactNode {
  const inner = /^<p>((?:(?!<\/?p>).)*)<\/p>\s*$/s.exec(html)?.[1] ?? html;
  return <span dangerouslySetInnerHTML={{ __html: inner }} />;
}
