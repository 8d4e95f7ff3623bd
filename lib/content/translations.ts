import crypto from 'node:crypto';
import { z } from 'zod';
import { didYouMean } from '@/lib/diagnostics/closest';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { validate } from '@/lib/diagnostics/validate';
import type { ContentFiles } from './content';
import { frontMatterSchema } from './front-matter';
import { LANGUAGES_FOLDER } from '@/lib/sources/folders';
import { LANGUAGE_FILE, languageSchema, type LanguageFile } from './language-file';
import { parsePage, pathOfFile, type Page } from './parse-page';

/** A page in another language than the site's own. */
export interface Translation extends Page {
  language: string;
  /** The page that it translates. */
  original: Page;
  /** True if that page says something else now than when it was translated. */
  isBehind: boolean;
}

/** A further language, with what exists in it. */
export interface Language extends LanguageFile {
  code: string;
  pages: Translation[];
  /** Names of sidebar categories, by folder below `content/`. */
  sections: Record<string, string>;
}

const { title, description, sidebar_label, pagination_label, keywords, aliases } = frontMatterSchema.shape;

/** A translation says only what differs: everything else about the page is in the front matter of its original. */
const translationSchema = z.strictObject({
  title,
  description,
  sidebar_label,
  pagination_label,
  keywords,
  /** Written by `npm run move`. */
  aliases,
  translates: z
    .string()
    .optional()
    .describe('The state of the original that was translated. `npx tsx scripts/translated.ts` writes it.'),
});

/** The folder of a language may have names of categories, nothing else. */
const labelSchema = z.strictObject({ label: z.string().min(1).describe('Name of the category in the sidebar.') });

/**
 * What a page says, as a short value that changes when a word, a number, or a link does, but not when lines are wrapped
 * anew or when facts about the page change that it doesn't show.
 */
export function digestOfPage({ frontMatter, body }: Pick<Page, 'frontMatter' | 'body'>): string {
  const said = [frontMatter.title, frontMatter.description, body].map((part) => part.replace(/\s+/g, ' ').trim());
  return crypto.createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12);
}

/** The languages among the files of the content folder, in the order of their codes, with everything that is wrong. */
export function buildLanguages(
  files: ContentFiles,
  originals: readonly Page[],
): { languages: Language[]; diagnostics: Diagnostic[] } {
  const folders = new Map<string, ContentFiles>();
  for (const { name, text } of files) {
    const [, code, rest] = /^_languages\/([^/]+)\/(.+)$/.exec(name) ?? [];
    if (code && rest) folders.set(code, [...(folders.get(code) ?? []), { name: rest, text }]);
  }
  const diagnostics: Diagnostic[] = [];
  const languages = [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([code, own]) => {
      const built = buildLanguage(code, own, originals);
      diagnostics.push(...built.diagnostics);
      return built.language ? [built.language] : [];
    });
  return { languages, diagnostics };
}

function buildLanguage(
  code: string,
  files: ContentFiles,
  originals: readonly Page[],
): { language?: Language; diagnostics: Diagnostic[] } {
  const root = `${LANGUAGES_FOLDER}/${code}`;
  const file = `content/${root}/${LANGUAGE_FILE}`;
  const fail = (message: string, hint: string): Diagnostic => ({
    file,
    line: 0,
    rule: 'language',
    message,
    hint,
    severity: 'error',
  });
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(code)) {
    return { diagnostics: [fail(`"${code}" is not the code of a language.`, 'Name the folder "es" or "pt-BR".')] };
  }
  if (originals.some(({ path }) => path === `/${code}` || path.startsWith(`/${code}/`))) {
    return { diagnostics: [fail(`/${code}/ is also the address of pages.`, `Rename the folder content/${code}.`)] };
  }
  const about = files.find(({ name }) => name === LANGUAGE_FILE);
  if (!about) {
    return {
      diagnostics: [fail('The language has no such file.', 'Copy the one of another language, and translate it.')],
    };
  }
  const { value, diagnostics } = validate(languageSchema, about.text, { file, rule: 'language' });
  if (!value) return { diagnostics };
  const byPath = new Map(originals.map((page) => [page.path, page]));
  const pages: Translation[] = [];
  const sections: Record<string, string> = {};
  for (const { name, text } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const parts = name.split('/');
    if (parts.at(-1) === '_section.yaml') {
      const section = validate(labelSchema, text, { file: `content/${root}/${name}`, rule: 'section-file' });
      diagnostics.push(...section.diagnostics);
      if (section.value) sections[parts.slice(0, -1).join('/')] = section.value.label;
    } else if (/\.mdx?$/.test(name) && !parts.some((part) => part.startsWith('_'))) {
      const read = readTranslation({ code, name, text, byPath });
      diagnostics.push(...read.diagnostics);
      if (read.page) pages.push(read.page);
    }
  }
  if (!pages.some(({ original }) => original.path === '/')) {
    diagnostics.push(
      fail(
        'The language has no home page, where its menu entry leads.',
        `Translate content/index.mdx first: npm run new -- ${code}/`,
      ),
    );
  }
  return { language: { ...(value as LanguageFile), code, pages, sections }, diagnostics };
}

function readTranslation(from: { code: string; name: string; text: string; byPath: ReadonlyMap<string, Page> }): {
  page?: Translation;
  diagnostics: Diagnostic[];
} {
  const { code, name, text, byPath } = from;
  const relative = `${LANGUAGES_FOLDER}/${code}/${name}`;
  const address = pathOfFile(name);
  const original = byPath.get(address);
  if (!original) {
    const message = `There is no page at ${address} to translate.`;
    const hint = didYouMean(address, byPath.keys()) ?? 'A translation has the same path as its original.';
    return {
      diagnostics: [{ file: `content/${relative}`, line: 0, rule: 'translation', message, hint, severity: 'error' }],
    };
  }
  const { page, diagnostics } = parsePage(relative, text, translationSchema);
  if (!page) return { diagnostics };
  const { translates, ...own } = page.frontMatter as z.infer<typeof translationSchema>;
  const { aliases: _, keywords: __, sidebar_label: ___, pagination_label: ____, ...inherited } = original.frontMatter;
  return {
    page: {
      ...page,
      path: address === '/' ? `/${code}` : `/${code}${address}`,
      folder: original.folder,
      frontMatter: { ...inherited, ...own },
      language: code,
      original,
      isBehind: translates !== digestOfPage(original),
    },
    diagnostics,
  };
}
