import path from 'node:path';
import { findDuplicates } from '@/lib/findings/duplicates';
import type { Finding } from '@/lib/findings/finding';
import { validate } from '@/lib/findings/validate';
import { settings } from '@/lib/settings/settings';
import { contentFile, folderOf } from '@/lib/sources/folders';
import { isDocumentFile, documentFrom, type Document, type ParsedDocument } from './document';
import { categorySchema, type CategoryFile } from './front-matter';
import { languagesFrom, type Language } from './translations';

export interface Category extends CategoryFile {
  /** Folder below `content/`, for example `start_here/activities`. */
  folder: string;
}

export interface Content {
  documents: Document[];
  categories: Category[];
  /** The other languages, with the pages translated into each. */
  languages: Language[];
  findings: Finding[];
}

/** File names below `content/`, with their text. */
export type ContentFiles = { name: string; text: string }[];

/** Whether a file below `content/` is never published: by the settings, or because the name of its folder starts with `_`. */
export const isExcluded = (name: string): boolean =>
  name.startsWith('_') || settings.excludedFolders.includes(name.split('/')[0] ?? '');

/** Turns the files of the content folder into documents, categories, and languages, in a stable order. */
export function contentFrom(files: ContentFiles): Content {
  const findings: Finding[] = [];
  const documents: Document[] = [];
  const categories: Category[] = [];
  const inOrder = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, text } of inOrder) {
    if (isExcluded(name)) continue;
    if (path.posix.basename(name) === '_category.yaml') {
      const category = validate(categorySchema, text, { file: contentFile(name), rule: 'category-file' });
      findings.push(...category.findings);
      if (category.value) categories.push({ ...category.value, folder: folderOf(name) });
    } else if (isDocumentFile(name)) {
      const { document, findings: found } = parseOnce(name, text);
      findings.push(...found);
      if (document) documents.push(document);
    }
  }
  const repeated = findDuplicates(documents, ({ path }) => path.toLowerCase());
  const leftOut = new Set(repeated.map(({ item }) => item));
  const published = documents.filter((document) => !leftOut.has(document));
  findings.push(...repeated.map(duplicateAddress), ...foldersWithoutCategory(published, categories));
  const { languages, findings: inLanguages } = languagesFrom(files, published);
  return { documents: published, categories, languages, findings: [...findings, ...inLanguages] };
}

const parsed = new Map<string, { text: string; result: ParsedDocument }>();

/** Parses a document again only if its text has changed, so that a save in the preview costs one document. */
function parseOnce(name: string, text: string): ParsedDocument {
  const before = parsed.get(name);
  if (before?.text === text) return before.result;
  const result = documentFrom(name, text);
  parsed.set(name, { text, result });
  return result;
}

function duplicateAddress({ item: { file, path }, first }: { item: Document; first: Document }): Finding {
  const message = `The address ${path} already belongs to ${first.file}; this file is left out.`;
  return { file, line: 0, rule: 'duplicate-address', message, severity: 'warning' };
}

function foldersWithoutCategory(documents: Document[], categories: Category[]): Finding[] {
  const categoryFolders = new Set(categories.map((category) => category.folder));
  const missing = new Set(
    documents.map(({ folder }) => folder).filter((folder) => folder && !categoryFolders.has(folder)),
  );
  return [...missing].map((folder) => ({
    file: contentFile(`${folder}/_category.yaml`),
    line: 0,
    rule: 'category-file',
    message: `The folder ${contentFile(folder)} has pages but no _category.yaml.`,
    hint: 'Add one with "label" and "sidebar_position".',
    severity: 'error',
  }));
}
