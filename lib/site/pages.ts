import type { Content } from '@/lib/content/content';
import { loadContent, readContent } from '@/lib/content/load';
import { oncePerRevision } from '@/lib/content/once-per-revision';
import type { Page } from '@/lib/content/parse-page';
import { findTrail, flatten, type Navigation } from './navigation-tree';
import { loadApi, tryApi, type Api } from '@/lib/openapi/load';
import { apiPages } from '@/lib/openapi/pages';
import { HELP_NOW, leadsToHelp } from './help-now';
import { buildNavigation } from './navigation';
import {
  hasContent,
  movedRecord,
  NO_FACTS,
  PUBLICATIONS,
  SEARCH,
  type ContentRecord,
  type DocumentRecord,
  type PageRecord,
  type ReferenceRecord,
} from './page-record';

export interface Site {
  /** Every address once: documents in the order of the sidebar, the reference, then pages without content. */
  pages: readonly PageRecord[];
  navigation: Navigation;
  /** The record at an address below the base path. */
  find: (path: string) => PageRecord | undefined;
}

/** The pages that readers may be sent to, in reading order. */
export const contentPages = ({ pages }: Pick<Site, 'pages'>): ContentRecord[] => pages.filter(hasContent);

/** Old addresses, each with the one it leads to now. */
export const aliasesOf = ({ pages }: Pick<Site, 'pages'>): Record<string, string> =>
  Object.fromEntries(pages.flatMap((page) => (page.kind === 'moved' ? [[page.path, page.to]] : [])));

type ApiParts = Pick<Api, 'document' | 'operations' | 'files'>;

/** The list of all pages and both sidebars, made from content and the API description. */
export function siteOf(content: Pick<Content, 'pages' | 'sections'>, api: ApiParts): Site {
  const navigation = buildNavigation(content, api);
  const hasHelp = content.pages.some(({ path }) => path === HELP_NOW);
  const records: ContentRecord[] = [
    ...content.pages.map((page) => documentRecord(page, navigation, hasHelp)),
    ...referenceRecords(api, navigation),
  ];
  const byPath = new Map<string, PageRecord>(records.map((page) => [page.path, page]));
  const inOrder = flatten([...navigation.docs, ...navigation.api]).flatMap(({ path = '' }) => byPath.get(path) ?? []);
  const moved = [...records, PUBLICATIONS].flatMap(({ aliases, path }) =>
    aliases.map((alias) => movedRecord(alias, path)),
  );
  const pages = new Map<string, PageRecord>();
  // Where two have the same address, the first one wins: a page before an old address.
  for (const page of [...inOrder, ...records, SEARCH, PUBLICATIONS, ...moved]) {
    if (!pages.has(page.path)) pages.set(page.path, page);
  }
  return { pages: [...pages.values()], navigation, find: (path) => pages.get(path) };
}

function documentRecord(page: Page, { docs, api }: Navigation, hasHelp: boolean): DocumentRecord {
  const { title, description, keywords = [], aliases = [], checked } = page.frontMatter;
  return {
    ...NO_FACTS,
    kind: 'document',
    path: page.path,
    title,
    description,
    keywords,
    aliases,
    trail: findTrail([...docs, ...api], page.path),
    leadsToHelp: hasHelp && leadsToHelp(page),
    checked,
    file: page.file,
    source: page,
  };
}

function referenceRecords(api: ApiParts, navigation: Navigation): ReferenceRecord[] {
  const { version, 'x-checked': checked } = api.document.info;
  return apiPages(api).map((page) => ({
    ...NO_FACTS,
    ...page,
    trail: findTrail(navigation.api, page.path),
    version: page.kind === 'operation' ? '' : version,
    checked,
  }));
}

/**
 * The site as it is on disk.
 * @throws DiagnosticError if the API description has errors, in production.
 */
export const loadSite: () => Promise<Site> = oncePerRevision(async () => siteOf(loadContent(), await loadApi()));

/**
 * The same, never cached and with the last valid API description: for modules that the bundler evaluates again after
 * a change, while the modules they import stay in memory.
 */
export const readSite = async (): Promise<Site> => siteOf(readContent(), (await tryApi()).api);
