import fs from 'node:fs';
import path from 'node:path';
import { allPaths } from '@/lib/site/all-paths';
import { loadNavigation } from '@/lib/site/load-navigation';
import { markdownPath } from '@/lib/address/markdown-path';
import { flatten, type NavItem, type Navigation } from '@/lib/navigation/navigation-tree';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import type { ExportStep, Notice } from './exported-site';
import { llmsTxt, type LlmsEntry } from './markdown/llms-txt';
import { markdownVersion } from './markdown/markdown-version';
import { parseExported } from './markdown/parse-exported';

/**
 * Writes the files for programs: a Markdown version next to each page (`/faq.md` for `/faq/`), and `llms.txt`, which
 * lists them in the order and groups of the navigation. They are made from the finished pages, because only those
 * contain what components and the API description render.
 */
export const writeMarkdownVersions: ExportStep = {
  name: 'markdown-versions',
  run: async ({ folder, basePath }) => {
    const navigation = await loadNavigation();
    const paths = await allPaths(navigation);
    const { url } = settings;
    const site = { url, basePath, paths: new Set(paths) };
    const entries = new Map<string, LlmsEntry>();
    const notices: Notice[] = [];
    for (const page of paths) {
      const file = path.join(folder, page, 'index.html');
      // A section may name a missing page; the checks report it.
      if (!fs.existsSync(file)) continue;
      const version = markdownVersion(parseExported(fs.readFileSync(file, 'utf8')), page, site);
      if (!version) {
        notices.push(`The page ${page} has no <main>, so it has no Markdown version.`);
        continue;
      }
      const { markdown, title, description } = version;
      fs.writeFileSync(path.join(folder, markdownPath(page)), markdown);
      entries.set(page, { title, description, address: url + toHref(markdownPath(page), basePath) });
    }
    fs.writeFileSync(path.join(folder, 'llms.txt'), listOfPages(navigation, entries, basePath));
    return notices;
  },
};

/** Lists each entry under the first navigation section that names it, or under "More" if none does. */
function listOfPages(navigation: Navigation, entries: ReadonlyMap<string, LlmsEntry>, basePath: string): string {
  const { url, title, summary } = settings;
  const sections: NavItem[] = [...navigation.docs, { label: 'API reference', items: navigation.api }];
  const listed = new Set<string>();
  const take = (addresses: Iterable<string>) =>
    [...addresses].flatMap((address) => {
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
    { label: 'More', entries: take(entries.keys()) },
  ];
  const notes = [
    'Each link leads to the Markdown version of a page. Without ".md", it leads to the page itself.',
    `The API as OpenAPI: ${url}${basePath}/openapi.json.`,
  ];
  return llmsTxt({ title, summary, notes, sections: list });
}
