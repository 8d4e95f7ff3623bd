import crypto from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { didYouMean } from '@/lib/findings/closest-word';
import type { Finding } from '@/lib/findings/finding';
import { validate } from '@/lib/findings/validate';
import { localizePath } from '@/lib/settings/language-paths';
import { isWithin } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import { LANGUAGE_CODE } from '@/lib/settings/settings-schema';
import { contentFile, folderOf, LANGUAGES_FOLDER } from '@/lib/sources/folders';
import type { ContentFiles } from './content';
import { isDocumentFile, documentFrom, pathOfFile, type Document } from './document';
import { frontMatterSchema } from './front-matter';
import { LANGUAGE_FILE, languageSchema, type LanguageFile } from './language-file';

/** A document in a language other than the site's own. */
export interface Translation extends Document {
  languageCode: string;
  original: Document;
  /** True if the original has changed since it was translated. */
  isBehind: boolean;
}

/** Another language, with what exists in it. */
export interface Language extends LanguageFile {
  code: string;
  translations: Translation[];
  /** Names of sidebar categories, by folder below `content/`. */
  categories: Record<string, string>;
}

/** The document as a translation, or undefined if it's in the site's own language. */
export const translationOf = (document: Document | Translation): Translation | undefined =>
  'original' in document ? document : undefined;

/** A translation says only what differs: everything else about the page is in the front matter of its original. */
const translationSchema = frontMatterSchema
  .pick({
    title: true,
    heading: true,
    search_example: true,
    description: true,
    sidebar_label: true,
    pagination_label: true,
    keywords: true,
    /** Written by `npm run move`. */
    aliases: true,
  })
  .extend({
    translates: z
      .string()
      .optional()
      .describe('The state of the original that was translated. `npm run translated` writes it.'),
  });

/** Keys that a translation never takes from its original. */
const NOT_FROM_ORIGINAL = {
  heading: undefined,
  search_example: undefined,
  aliases: undefined,
  keywords: undefined,
  section_keywords: undefined,
  sidebar_label: undefined,
  pagination_label: undefined,
};

/** The folder of a language may have names of categories, nothing else. */
const labelSchema = z.strictObject({ label: z.string().min(1).describe('Name of the category in the sidebar.') });

/**
 * A digest of what a page says. It changes when a word, a number, or a link does, but not when lines are rewrapped or
 * front matter changes that the page doesn't show.
 */
export function digestOf({ frontMatter, mdx }: Pick<Document, 'frontMatter' | 'mdx'>): string {
  const digested = [frontMatter.title, frontMatter.heading, frontMatter.description, mdx]
    .filter((part) => part !== undefined)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  return crypto.createHash('sha256').update(JSON.stringify(digested)).digest('hex').slice(0, 12);
}

type AddFindings = (...findings: Finding[]) => void;

const IN_LANGUAGE = new RegExp(`^${LANGUAGES_FOLDER}/([^/]+)/`);

/** The languages among the files of the content folder, in the order of their codes, with everything that is wrong. */
export function languagesFrom(
  files: ContentFiles,
  originals: readonly Document[],
): { languages: Language[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const codes = new Set(files.flatMap(({ name }) => IN_LANGUAGE.exec(name)?.[1] ?? []));
  const languages = [...codes].sort().flatMap((code): Language[] => {
    const folder = `${LANGUAGES_FOLDER}/${code}/`;
    const inFolder = files
      .filter(({ name }) => name.startsWith(folder))
      .map(({ name, text }) => ({ name: name.slice(folder.length), text }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const language = languageFrom(code, inFolder, originals, (...added) => findings.push(...added));
    return language ? [language] : [];
  });
  return { languages, findings };
}

function languageFrom(
  code: string,
  files: ContentFiles,
  originals: readonly Document[],
  addFindings: AddFindings,
): Language | undefined {
  const root = contentFile(`${LANGUAGES_FOLDER}/${code}`);
  const file = `${root}/${LANGUAGE_FILE}`;
  const refuse = (message: string, hint: string) =>
    addFindings({ file, line: 0, rule: 'language', message, hint, severity: 'error' });
  if (code === settings.language.code) {
    refuse(`"${code}" is the site's own language.`, `Move its pages to ${contentFile('')}/, and remove this folder.`);
    return undefined;
  }
  const languageFile = files.find(({ name }) => name === LANGUAGE_FILE);
  if (!LANGUAGE_CODE.test(code)) {
    refuse(`"${code}" is not the code of a language.`, 'Name the folder "es" or "pt-BR".');
  } else if (originals.some(({ path }) => isWithin(path, `/${code}`))) {
    refuse(`/${code}/ is also the address of pages.`, `Rename the folder ${contentFile(code)}.`);
  } else if (!languageFile) {
    refuse('The language has no such file.', 'Copy the one of another language, and translate it.');
  }
  const read = languageFile && validate(languageSchema, languageFile.text, { file, rule: 'language' });
  addFindings(...(read?.findings ?? []));
  if (!read?.value) return undefined;
  const byPath = new Map(originals.map((original) => [original.path, original]));
  const translations: Translation[] = [];
  const categories: Record<string, string> = {};
  for (const { name, text } of files) {
    if (path.posix.basename(name) === '_category.yaml') {
      const category = validate(labelSchema, text, { file: `${root}/${name}`, rule: 'category-file' });
      addFindings(...category.findings);
      if (category.value) categories[folderOf(name)] = category.value.label;
    } else if (isDocumentFile(name)) {
      translations.push(...parseTranslation({ code, name, text, byPath, addFindings }));
    }
  }
  if (!translations.some(({ original }) => original.path === '/')) {
    const hint = `Translate ${contentFile('index.mdx')} first: begin ${root}/index.mdx as a copy of it.`;
    refuse('The language has no home page, where its menu entry leads.', hint);
  }
  return { ...read.value, code, translations, categories };
}

function parseTranslation(from: {
  code: string;
  name: string;
  text: string;
  byPath: ReadonlyMap<string, Document>;
  addFindings: AddFindings;
}): Translation[] {
  const { code, name, text, byPath, addFindings } = from;
  const relative = `${LANGUAGES_FOLDER}/${code}/${name}`;
  const path = pathOfFile(name);
  const original = byPath.get(path);
  if (!original) {
    const message = `There is no page at ${path} to translate.`;
    const hint = didYouMean(path, byPath.keys()) ?? 'A translation has the same path as its original.';
    addFindings({ file: contentFile(relative), line: 0, rule: 'translation', message, hint, severity: 'error' });
    return [];
  }
  const { document, findings } = documentFrom(relative, text, translationSchema);
  addFindings(...findings);
  if (!document) return [];
  const { translates, ...translated } = document.frontMatter as z.infer<typeof translationSchema>;
  return [
    {
      ...document,
      path: localizePath(code, path),
      folder: original.folder,
      frontMatter: { ...original.frontMatter, ...NOT_FROM_ORIGINAL, ...translated },
      languageCode: code,
      original,
      isBehind: translates !== digestOf(original),
    },
  ];
}
