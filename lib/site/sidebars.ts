import type { Content, Category } from '@/lib/content/content';
import type { Document } from '@/lib/content/document';
import type { Language } from '@/lib/content/translations';
import { ERRORS_PATH, operationPath } from '@/lib/openapi/api-paths';
import type { Api } from '@/lib/openapi/load-api';
import { operationGroups } from '@/lib/openapi/operation-groups';
import type { Operation } from '@/lib/openapi/operations';
import { API_PATH } from '@/lib/settings/known-pages';
import { settings } from '@/lib/settings/settings';
import { folderOf } from '@/lib/sources/folders';
import type { SidebarEntry, Sidebars } from './sidebar-entries';

/** The folder of content whose pages are in the sidebar of the API. */
const API_FOLDER = API_PATH.slice(1);

export function sidebarsFrom(
  { documents, categories }: Pick<Content, 'documents' | 'categories'>,
  { description, operations }: Pick<Api, 'description' | 'operations'>,
): Sidebars {
  const { groups, unimplemented } = operationGroups(description, operations);
  const apiCategories = categories.filter(({ folder }) => folder === API_FOLDER);
  return {
    docs: docsTree(documents, categories),
    api: [
      { label: 'Introduction', path: API_PATH },
      ...apiCategories.map(({ label }): SidebarEntry => ({
        label,
        entries: categoryTree(documents, categories, API_FOLDER),
        startsOpen: true,
      })),
      { label: 'Error codes', path: ERRORS_PATH },
      ...groups.map(({ label, operations: list }): SidebarEntry => ({ label, entries: list.map(operationEntry) })),
      ...(unimplemented.length ? [{ label: 'Not implemented', entries: unimplemented.map(operationEntry) }] : []),
    ],
  };
}

/** The sidebar of the documents. The API is one link in it, which leads to a sidebar of its own. */
const docsTree = (documents: Document[], categories: Category[]): SidebarEntry[] => [
  ...categoryTree(
    documents,
    categories.filter(({ folder }) => folder !== API_FOLDER),
  ),
  { label: 'API', path: API_PATH },
];

/**
 * The sidebar of the documents in another language: the same entries, each under its name there, and what is not
 * translated under its own, with its language.
 */
export function translatedTree(
  { documents, categories }: Pick<Content, 'documents' | 'categories'>,
  language: Language,
): SidebarEntry[] {
  const byPath = new Map(language.translations.map((translation) => [translation.original.path, translation]));
  const names = new Set(Object.values(language.categories));
  const translated = documents.map((document): Document => {
    const translation = byPath.get(document.path);
    if (!translation) return document;
    names.add(translation.frontMatter.sidebar_label ?? translation.frontMatter.title);
    return { ...document, path: translation.path, frontMatter: translation.frontMatter };
  });
  const tree = docsTree(
    translated,
    categories.map((category) => ({
      ...category,
      label: language.categories[category.folder] ?? category.label,
      link: category.link && (byPath.get(category.link)?.path ?? category.link),
    })),
  );
  const withLang = ({ entries, ...entry }: SidebarEntry): SidebarEntry => ({
    ...entry,
    ...(names.has(entry.label) ? {} : { lang: settings.language.code }),
    ...(entries ? { entries: entries.map(withLang) } : {}),
  });
  return tree.map(withLang);
}

const operationEntry = ({ title, slug, method, status }: Operation): SidebarEntry => ({
  label: title,
  path: operationPath(slug),
  method,
  ...(status === 'ok' ? {} : { status }),
});

/**
 * The sidebar of the pages in a folder of content, made from their front matter and the category files: sorted by
 * position, then by label. Empty categories are left out.
 */
export function categoryTree(documents: Document[], categories: Category[], root = ''): SidebarEntry[] {
  // The page that a category's name leads to is not listed in it again.
  const linked = new Set(categories.map(({ link }) => link));
  const folders = new Set(categories.map(({ folder }) => folder));
  const openings = new Set(documents.flatMap(({ path, frontMatter }) => (frontMatter.opening ? [path] : [])));
  const linkTo = (path?: string): Pick<SidebarEntry, 'path' | 'isOpening'> =>
    path && openings.has(path) ? { path, isOpening: true } : { path };
  /** The nearest folder above that is a category, so that a folder that only holds others adds no level. */
  const parentOf = (folder: string): string => {
    const parent = folderOf(folder);
    return parent === '' || folders.has(parent) ? parent : parentOf(parent);
  };
  const entriesOf = (folder: string): SidebarEntry[] => {
    const placed: { position: number; entry: SidebarEntry }[] = [];
    for (const document of documents) {
      if (document.folder !== folder || linked.has(document.path) || document.frontMatter.redirect) continue;
      const { sidebar_label, title, sidebar_position } = document.frontMatter;
      placed.push({ position: sidebar_position, entry: { label: sidebar_label ?? title, ...linkTo(document.path) } });
    }
    for (const category of categories) {
      if (!category.folder || parentOf(category.folder) !== folder) continue;
      const entries = entriesOf(category.folder);
      if (entries.length || category.link) {
        const { label, link, open: startsOpen, sidebar_position: position } = category;
        placed.push({ position, entry: { label, ...linkTo(link), entries, ...(startsOpen ? { startsOpen } : {}) } });
      }
    }
    return placed
      .sort((a, b) => a.position - b.position || a.entry.label.localeCompare(b.entry.label, 'en'))
      .map(({ entry }) => entry);
  };
  return entriesOf(root);
}
