import type { Content } from '@/lib/content/content';
import type { Document } from '@/lib/content/document';
import { loadContent } from '@/lib/content/load-content';
import { translationOf, type Language, type Translation } from '@/lib/content/translations';
import { loadApi, type Api } from '@/lib/openapi/load-api';
import { referencePages } from '@/lib/openapi/reference-pages';
import { KNOWN_PAGES, SEARCH_PATH } from '@/lib/settings/known-pages';
import { settings } from '@/lib/settings/settings';
import { DEFAULT_LOCALE, translateWith } from '@/lib/settings/translate';
import { memoizeUntilSave } from '@/lib/sources/sources';
import { endsWithHelp } from './help-now';
import {
  hasContent,
  aliasRecord,
  EMPTY_RECORD,
  searchRecord,
  type ContentRecord,
  type DocumentRecord,
  type ExternalRecord,
  type PageRecord,
  type ReferenceRecord,
  type SearchRecord,
} from './page-record';
import { findTrail, flatten, type SidebarEntry, type Sidebars } from './sidebar-entries';
import { sidebarsFrom, translatedTree } from './sidebars';

export interface Site {
  /** Every address once: documents in the order of the sidebar, the reference, then pages without content. */
  records: readonly PageRecord[];
  sidebars: Sidebars;
  /** The other languages, by code, each with the sidebar of its documents. */
  languages: ReadonlyMap<string, Language & { docs: SidebarEntry[] }>;
  find: (path: string) => PageRecord | undefined;
}

/** The records of pages that readers may be sent to, in reading order. */
export const contentRecords = ({ records }: Pick<Site, 'records'>): ContentRecord[] => records.filter(hasContent);

/** The paths that a language has, in the site's own: the originals of its pages, and the search page. */
export const originalsOf = ({ translations }: Language): string[] => [
  ...translations.map(({ original }) => original.path),
  SEARCH_PATH,
];

/** Old addresses, each with the one it leads to now. */
export const aliasesOf = ({ records }: Pick<Site, 'records'>): Record<string, string> =>
  Object.fromEntries(records.flatMap((record) => (record.kind === 'alias' ? [[record.path, record.to]] : [])));

/** The list of all pages and the sidebars, made from content and the API description. */
export function siteFrom(
  content: Pick<Content, 'documents' | 'categories'> & Partial<Pick<Content, 'languages'>>,
  api: Api,
): Site {
  const sidebars = sidebarsFrom(content, api);
  const tree = [...sidebars.docs, ...sidebars.api];
  const languages = (content.languages ?? []).map((language) => ({
    ...language,
    docs: translatedTree(content, language),
  }));
  const paths = pathsByOriginal(languages);
  const hasHelp = content.documents.some(({ path }) => path === KNOWN_PAGES.helpNow);
  const documentRecords = content.documents.map((document) => documentRecord(document, tree, hasHelp));
  const ownRecords = [...documentRecords, ...referenceRecords(api, sidebars)].map((record) => ({
    ...record,
    pathsByLanguage: paths.get(record.path) ?? {},
  }));
  const translated = languages.flatMap(({ code, translations, docs }) =>
    inTreeOrder(
      translations.map((translation) => ({
        ...documentRecord(translation, docs, hasHelp),
        languageCode: code,
        pathsByLanguage: paths.get(translation.original.path) ?? {},
      })),
      docs,
    ),
  );
  const aliased = [...ownRecords, ...translated].flatMap(({ aliases, path, languageCode }) =>
    aliases.map((alias) => ({ ...aliasRecord(alias, path), languageCode })),
  );
  const byPath = new Map<string, PageRecord>();
  // The first one at an address wins: a page before an old address.
  for (const record of [...inTreeOrder(ownRecords, tree), ...translated, ...searchRecords(languages), ...aliased]) {
    if (!byPath.has(record.path)) byPath.set(record.path, record);
  }
  return {
    records: [...byPath.values()],
    sidebars,
    languages: new Map(languages.map((language) => [language.code, language])),
    find: (path) => byPath.get(path),
  };
}

/** Records in the order of a sidebar, then those that are not in it. */
function inTreeOrder<Item extends PageRecord>(records: Item[], tree: SidebarEntry[]): Item[] {
  const byPath = new Map(records.map((record) => [record.path, record]));
  return [...new Set([...flatten(tree).flatMap(({ path = '' }) => byPath.get(path) ?? []), ...records])];
}

/** The path in each language of a page that exists in more than one, by its path in the site's own. */
function pathsByOriginal(languages: Language[]): Map<string, Record<string, string>> {
  const paths = new Map<string, Record<string, string>>();
  for (const { code, translations } of languages) {
    for (const { original, path } of translations) {
      const byLanguage = paths.get(original.path) ?? { [settings.language.code]: original.path };
      paths.set(original.path, { ...byLanguage, [code]: path });
    }
  }
  return paths;
}

function searchRecords(languages: Language[]): SearchRecord[] {
  const translated = languages.map(({ code, texts }) => searchRecord({ code, t: translateWith(texts) }));
  const records = [searchRecord(DEFAULT_LOCALE), ...translated];
  const paths = Object.fromEntries(records.map(({ languageCode, path }) => [languageCode, path]));
  return records.map((record) => ({ ...record, pathsByLanguage: languages.length ? paths : {} }));
}

function documentRecord(
  document: Document | Translation,
  tree: SidebarEntry[],
  hasHelp: boolean,
): DocumentRecord | ExternalRecord {
  const { title, description, keywords = [], aliases = [], checked, redirect } = document.frontMatter;
  return {
    ...EMPTY_RECORD,
    ...(redirect ? { kind: 'external', to: redirect } : { kind: 'document' }),
    path: document.path,
    title,
    description,
    keywords,
    aliases,
    trail: findTrail(tree, document.path),
    endsWithHelp: hasHelp && endsWithHelp(translationOf(document)?.original ?? document),
    checked,
    file: document.file,
    document,
  };
}

function referenceRecords(api: Api, sidebars: Sidebars): ReferenceRecord[] {
  const { version: apiVersion, 'x-checked': checked } = api.description.info;
  return referencePages(api).map((described) => ({
    ...EMPTY_RECORD,
    ...described,
    trail: findTrail(sidebars.api, described.path),
    apiVersion: described.kind === 'operation' ? '' : apiVersion,
    checked,
  }));
}

/** The site as it is on disk. @throws FindingError if the API description has errors, in production. */
export const loadSite: () => Promise<Site> = memoizeUntilSave(async () => siteFrom(loadContent(), await loadApi()));
