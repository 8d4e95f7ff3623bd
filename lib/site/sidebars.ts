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

/** What an entry is made from. Its label is in `lang`, where that is not the language of the tree. */
type InTree<Source> = Source & Pick<SidebarEntry, 'lang'>;

/** The sidebar of the documents. The API is one link in it, which leads to a sidebar of its own. */
const docsTree = (documents: InTree<Document>[], categories: InTree<Category>[], lang?: string): SidebarEntry[] => [
  ...categoryTree(
    documents,
    categories.filter(({ folder }) => folder !== API_FOLDER),
  ),
  { label: 'API', lang, path: API_PATH },
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
  const lang = settings.language.code;
  return docsTree(
    documents.map((document) => {
      const translation = byPath.get(document.path);
      if (!translation) return { ...document, lang };
      return { ...document, path: translation.path, frontMatter: translation.frontMatter };
    }),
    categories.map((category) => {
      const label = language.categories[category.folder];
      const link = category.link && (byPath.get(category.link)?.path ?? category.link);
      return { ...category, link, ...(label ? { label } : { lang }) };
    }),
    lang,
  );
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
export function categoryTree(documents: InTree<Document>[], categories: InTree<Category>[], root = ''): SidebarEntry[] {
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
      const entry = { label: sidebar_label ?? title, lang: document.lang, ...linkTo(document.path) };
      placed.push({ position: sidebar_position, entry });
    }
    for (const category of categories) {
      if (!category.folder || parentOf(category.folder) !== folder) continue;
      const entries = entriesOf(category.folder);
      if (entries.length || category.link) {
        const { label, lang, link, open: startsOpen, sidebar_position: position } = category;
        placed.push({
          position,
          entry: { label, lang, ...linkTo(link), entries, ...(startsOpen ? { startsOpen } : {}) },
        });
      }
    }
    return placed
      .sort((a, b) => a.position - b.position || a.entry.label.localeCompare(b.entry.label, 'en'))
      .map(({ entry }) => entry);
  };
  return entriesOf(root);
}
