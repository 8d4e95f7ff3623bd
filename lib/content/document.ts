import type { z } from 'zod';
import type { Finding } from '@/lib/findings/finding';
import { validate } from '@/lib/findings/validate';
import { YamlSource, type Position } from '@/lib/findings/yaml-source';
import { normalizePath } from '@/lib/settings/paths';
import { contentFile, folderOf } from '@/lib/sources/folders';
import { splitFrontMatter } from '@/lib/sources/split-front-matter';
import { frontMatterSchema, type FrontMatter } from './front-matter';

/** A page as its author wrote it. */
export interface Document {
  /** Path from the project's root. */
  file: string;
  /** For example `/start_here/overview`. */
  path: string;
  /** Sidebar folder, for example `start_here/activities`; empty at the top. */
  folder: string;
  frontMatter: FrontMatter;
  /** The position of each key of the front matter. */
  positions: Partial<Record<keyof FrontMatter, Position>>;
  /** The position of each heading ID in `section_keywords`. */
  sectionPositions: Record<string, Position>;
  /** MDX without front matter, padded with blank lines so that positions match the file. */
  mdx: string;
}

/** A document, unless its file has none, and what is wrong with it. */
export interface ParsedDocument {
  document?: Document;
  findings: Finding[];
}

/** Whether a file below the content folder, or below that of a language, becomes a page. */
export const isDocumentFile = (name: string): boolean => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name);

/** The path of a content file: `develop/Training Modules/x.mdx` is `/develop/Training Modules/x`. */
export function pathOfFile(name: string): string {
  const segments = name
    .replace(/\\/g, '/')
    .replace(/\.mdx?$/, '')
    .split('/');
  // Other files keep their name even below a folder of that name: `/start_here/activities/activities` is published.
  if (['index', 'README'].includes(segments.at(-1)!)) segments.pop();
  return normalizePath(`/${segments.join('/')}`);
}

/**
 * Parses a content file into a document, and says what is wrong. A document with missing or invalid front matter gets
 * placeholder values, so its text can still be checked and previewed, but no build accepts it. Translations have a
 * front matter of their own.
 */
export function documentFrom(name: string, raw: string, schema: z.ZodObject = frontMatterSchema): ParsedDocument {
  const file = contentFile(name);
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const where = { file, rule: 'front-matter' };
  const split = splitFrontMatter(text);
  const wrong = split ? undefined : whyNoFrontMatter(text);
  const mdx = split?.mdx ?? wrong?.mdx ?? '';
  // With a line above, as in the file.
  const source = new YamlSource(split ? `\n${split.head}` : '');
  const { value, findings }: { value?: unknown; findings: Finding[] } = wrong
    ? { findings: [{ ...where, line: 1, column: 1, message: wrong.message, hint: wrong.hint, severity: 'error' }] }
    : validate(schema, source, where);

  const path = pathOfFile(name);
  const frontMatter = (value as FrontMatter | undefined) ?? placeholderFrom(path, source.value);
  if (!mdx.trim() && !frontMatter.redirect) {
    if (wrong) return { findings };
    const line = text.trimEnd().split('\n').length;
    const hint = 'Write it below this line. A page that leads to another site has its address as "redirect" instead.';
    return { findings: [...findings, { ...where, line, message: 'The page has no text.', hint, severity: 'error' }] };
  }
  const keys = Object.keys(frontMatter) as (keyof FrontMatter)[];
  return {
    document: {
      file,
      path,
      folder: frontMatter.category === '/' ? '' : (frontMatter.category ?? folderOf(name)),
      frontMatter,
      positions: Object.fromEntries(keys.map((key) => [key, source.positionOf([key])])),
      sectionPositions: Object.fromEntries(
        Object.keys(frontMatter.section_keywords ?? {}).map((id) => [id, source.positionOf(['section_keywords', id])]),
      ),
      mdx: '\n'.repeat(text.slice(0, text.length - mdx.length).split('\n').length - 1) + mdx,
    },
    findings,
  };
}

/** What is wrong with a file that has no front matter to split off, and the text in it. */
function whyNoFrontMatter(text: string): { mdx: string; message: string; hint?: string } {
  const [firstLine, language = ''] = /^---([^\n]*)\n/.exec(text) ?? [];
  if (firstLine === undefined) {
    const message = 'No front matter: the file must start with a line "---".';
    return { mdx: text, message, hint: 'Copy the front matter of another page.' };
  }
  const closing = /\n---[ \t]*(?:\n|$)/.exec(text.slice(3));
  if (!closing) {
    const rest = text.indexOf('\n\n');
    const message = 'The front matter is not closed by a line "---".';
    return { mdx: rest < 0 ? '' : text.slice(rest + 2), message, hint: 'Add that line below its last key.' };
  }
  const mdx = text.slice(3 + closing.index + closing[0].length);
  const message = `Front matter must be plain YAML, not "${language.trim()}".`;
  return { mdx, message, hint: 'Leave only "---" on the first line.' };
}

/** The valid part of a front matter, plus the minimum that a page needs. */
function placeholderFrom(path: string, value: unknown): FrontMatter {
  const given = Object.entries(frontMatterSchema.shape).flatMap(([key, schema]) => {
    const read = schema.safeParse((value as Record<string, unknown> | null | undefined)?.[key]);
    return read.success && read.data !== undefined ? [[key, read.data]] : [];
  });
  const title = path.split('/').at(-1)?.replace(/[_-]+/g, ' ') || 'Home';
  const least: FrontMatter = {
    title,
    description: '',
    sidebar_position: Number.MAX_SAFE_INTEGER,
    audience: ['developer'],
    kind: 'overview',
    checked: '',
  };
  return { ...least, ...(Object.fromEntries(given) as Partial<FrontMatter>) };
}
