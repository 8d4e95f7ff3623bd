import fs from 'node:fs';
import path from 'node:path';
import { markdownPath, toHref } from '@/lib/settings/addresses';
import { flatten, type NavItem } from '@/lib/site/navigation-tree';
import { settings } from '@/lib/settings/settings';
import { speechOf } from '@/lib/site/language';
import type { ContentRecord } from '@/lib/site/page-record';
import { contentPages, loadSite, type Site } from '@/lib/site/pages';
import type { ExportStep } from '../exported-site';
import { markdownVersion } from './markdown-version';

/**
 * Writes the files for programs: a Markdown version next to each page (`/faq.md` for `/faq/`), and `llms.txt`, which
 * lists them in the order and groups of the navigation.
 */
export const writeMarkdownVersions: ExportStep = {
  name: 'markdown-versions',
  run: async ({ folder, basePath, treesOf }) => {
    const site = await loadSite();
    const pages = contentPages(site);
    const addresses = { url: settings.url, basePath, paths: new Set(pages.map((page) => page.path)) };
    for (const page of pages) {
      const markdown = markdownVersion(page, await treesOf(page), addresses, speechOf(site, page.language));
      const file = path.join(folder, markdownPath(page.path));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, markdown);
    }
    fs.writeFileSync(path.join(folder, 'llms.txt'), listOfPages(site, basePath));
    return [];
  },
};

/** Lists each page under the first navigation section that names it, or under "More" if none does. */
function listOfPages({ pages, navigation, languages }: Site, basePath: string): string {
  const { url, title, summary } = settings;
  const left = new Map(contentPages({ pages }).map((page) => [page.path, page]));
  const take = (addresses: Iterable<string>) =>
    [...addresses].flatMap((address) => {
      const page = left.get(address);
      left.delete(address);
      return page ? [entryOf(page, basePath)] : [];
    });
  const sections: NavItem[] = [...navigation.docs, { label: 'API reference', items: navigation.api }];
  const groups = sections.filter((item) => item.items?.length);
  const alone = sections.filter((item) => !item.items?.length).flatMap((item) => item.path ?? []);
  const below = (item: NavItem) => flatten([item]).flatMap((entry) => entry.path ?? []);
  const list = [
    { label: 'General', entries: take(alone) },
    ...groups.map((item) => ({ label: item.label, entries: take(below(item)) })),
    ...[...languages.values()].map(({ label, pages: translations }) => ({
      label,
      entries: take(translations.map((page) => page.path)),
    })),
    { label: 'More', entries: take([...left.keys()]) },
  ];
  const notes = [
    'Each link leads to the Markdown version of a page. Without ".md", it leads to the page itself.',
    `The API as OpenAPI: ${url}${basePath}/openapi.json.`,
  ];
  return llmsTxt({ title, summary, notes, sections: list });
}

const entryOf = ({ path: address, title, description }: ContentRecord, basePath: string) => ({
  title,
  description,
  address: settings.url + toHref(markdownPath(address), basePath),
});

/** One line of the list: a page, the address of its Markdown version, and what it is about. */
export interface LlmsEntry {
  title: string;
  /** Public address of the Markdown version. */
  address: string;
  description: string;
}

/** The list of all pages for programs that read text, in the format of https://llmstxt.org */
export function llmsTxt(options: {
  title: string;
  summary: string;
  notes: string[];
  sections: { label: string; entries: LlmsEntry[] }[];
}): string {
  const { title, summary, notes, sections } = options;
  const line = ({ title: name, address, description }: LlmsEntry) =>
    `- [${name.replace(/[[\]]/g, '\\$&')}](${address})${description ? `: ${description}` : ''}`;
  const blocks = [
    `# ${title}`,
    `> ${summary}`,
    ...notes,
    ...sections
      .filter(({ entries }) => entries.length)
      .flatMap(({ label, entries }) => [`## ${label}`, entries.map(line).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
