import fs from 'node:fs';
import path from 'node:path';
import { allPaths } from '@/lib/site/all-paths';
import { flatten, type NavItem, type Navigation } from '@/lib/site/navigation-tree';
import { toHref } from '@/lib/site/paths';
import { settings } from '@/lib/site/settings';
import { markdownPath } from '@/lib/site/markdown-path';
import { llmsTxt } from './llms-txt';
import type { ReadPage } from './page-reader';
import type { MarkdownSite } from './markdown/address';

/** What twins know of the site: links to these paths lead to twins. */
export async function markdownSite(navigation: Navigation): Promise<MarkdownSite> {
  const { url, basePath } = settings;
  return { url, basePath, paths: new Set(await allPaths(navigation)) };
}

/**
 * Writes what programs read: a Markdown twin beside each page, and `llms.txt` with a line for each, in the order and the
 * groups of the navigation. `folder` holds the pages as Next.js exported them.
 */
export function writeMarkdown(folder: string, navigation: Navigation, site: MarkdownSite, read: ReadPage): void {
  // A section may name a page that is not there; the checks tell its author.
  const paths = [...site.paths].filter((page) => fs.existsSync(path.join(folder, page, 'index.html')));
  const sections: NavItem[] = [...navigation.docs, { label: 'API reference', items: navigation.api }];
  const { url, basePath, title, summary } = settings;
  const entries = new Map(
    paths.map((page) => {
      const html = fs.readFileSync(path.join(folder, page, 'index.html'), 'utf8');
      const { markdown, ...about } = read(page, html).twin;
      fs.writeFileSync(path.join(folder, markdownPath(page)), markdown);
      return [page, { ...about, address: url + toHref(markdownPath(page), basePath) }];
    }),
  );

  const listed = new Set<string>();
  /** Entries of these addresses that no section before has told. */
  const take = (addresses: string[]) =>
    addresses.flatMap((address) => {
      const entry = listed.has(address) ? undefined : entries.get(address);
      listed.add(address);
      return entry ? [entry] : [];
    });
  const groups = sections.filter((item) => item.items?.length);
  const alone = sections.filter((item) => !item.items?.length).flatMap((item) => item.path ?? []);
  const below = (item: NavItem) => flatten([item]).flatMap((entry) => entry.path ?? []);
  const list = [
    { label: 'General', entries: take(alone) },
    ...groups.map((item) => ({ label: item.label, entries: take(below(item)) })),
    { label: 'More', entries: take(paths) },
  ];
  const notes = [
    'Each link leads to the Markdown of one page; without ".md" it is the page itself.',
    `The API as OpenAPI: ${url}${basePath}/openapi.json.`,
  ];
  fs.writeFileSync(path.join(folder, 'llms.txt'), llmsTxt({ title, summary, notes, sections: list }));
}
