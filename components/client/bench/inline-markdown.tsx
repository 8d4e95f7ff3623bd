import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';

const MARKUP = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

/** Markdown of one paragraph: code, links, and bold. */
export function inlineMarkdown(markdown: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of markdown.matchAll(MARKUP)) {
    const [whole, code, text, href = '', bold] = match;
    parts.push(markdown.slice(end, match.index));
    if (code) parts.push(<code key={match.index}>{code}</code>);
    else if (bold) parts.push(<strong key={match.index}>{bold}</strong>);
    else {
      const address = href.startsWith('/') ? toHref(href) : href;
      parts.push(
        <a key={match.index} href={address}>
          {text}
        </a>,
      );
    }
    end = match.index + whole.length;
  }
  parts.push(markdown.slice(end));
  return parts;
}
