import { toHref } from '@/lib/settings/addresses';
import type { CheckedPage, Link } from './rule';

/**
 * All links of a page: those that its author wrote, and those that components generate, whose positions are unknown.
 */
export function linksOf({ page, rendered }: Pick<CheckedPage, 'page' | 'rendered'>, basePath: string): Link[] {
  const written: Link[] = rendered.references
    .filter(({ kind }) => kind === 'link')
    .map(({ value, text, line, column }) => ({ file: page.file, from: page.path, href: value, text, line, column }));
  const known = new Set(written.map(({ href }) => toHref(href, basePath)));
  const made = rendered.links
    .filter((href) => !known.has(href))
    .map((href) => (basePath && href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href))
    .map((href) => ({ file: page.file, from: page.path, href, line: 0 }));
  return [...written, ...made];
}
