import matter from 'gray-matter';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { normalizePath } from '@/lib/site/paths';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { frontMatterSchema, type FrontMatter } from './front-matter';
import { validate } from './validate';

export interface Page {
  /** Path from the project's root. */
  file: string;
  /** Address below the base path, for example `/start_here/overview`. */
  path: string;
  /** Sidebar folder, for example `start_here/activities`; empty at the top. */
  folder: string;
  frontMatter: FrontMatter;
  /** MDX without front matter, padded with as many blank lines so that positions are those of the file. */
  body: string;
}

/** The address of a content file: `develop/Training Modules/x.mdx` is `/develop/Training Modules/x`. */
export function pathOfFile(relativeFile: string): string {
  const parts = relativeFile
    .replace(/\\/g, '/')
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => part.replace(/^\d+-(?=.)/, ''));
  const last = parts.at(-1);
  if (last === 'index' || last === 'README' || (parts.length > 1 && last === parts.at(-2))) {
    // `/start_here/activities/activities` is a published address, so the folder rule holds only for index files.
    if (last === 'index' || last === 'README') parts.pop();
  }
  return normalizePath(`/${parts.join('/')}`);
}

/**
 * Text of a content file to a page, or the reasons why it is none.
 * Only YAML front matter is read: gray-matter's script engines are refused, for content is never executed.
 */
export function parsePage(relativeFile: string, raw: string): { page?: Page; problems: Diagnostic[] } {
  const file = `content/${relativeFile}`;
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const fail = (line: number, message: string, hint?: string): { problems: Diagnostic[] } => ({
    problems: [{ file, line, rule: 'front-matter', message, hint, severity: 'error' }],
  });

  const opening = /^---([^\n]*)\n/.exec(text);
  if (!opening) return fail(1, 'No front matter: the file must start with a line "---".');
  if (opening[1]?.trim()) return fail(1, `Front matter must be plain YAML, not "${opening[1].trim()}".`);
  if (!/\n---[ \t]*(\n|$)/.test(text.slice(3))) return fail(1, 'The front matter is not closed by a line "---".');

  let parsed: matter.GrayMatterFile<string>;
  try {
    // Options make gray-matter skip its cache, which returns empty data the second time a file fails.
    parsed = matter(text, {
      language: 'yaml',
      // No warnings to the console, where no one knows which file they are about: the schema judges what was read.
      engines: { yaml: { parse: (source: string) => (parseYaml(source, { logLevel: 'error' }) ?? {}) as object } },
    });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The text that is parsed starts with the line break after the opening "---", so its lines are those of the file.
    return fail(error.linePos?.[0].line ?? 1, `Front matter is not valid YAML: ${error.message.split('\n')[0]}`);
  }

  const head = text.slice(0, text.length - parsed.content.length);
  const { value, problems } = validate(frontMatterSchema, parsed.data, {
    file,
    text: head,
    rule: 'front-matter',
    allowed: Object.keys(frontMatterSchema.shape),
  });
  if (!value) return { problems };
  if (!parsed.content.trim()) {
    return fail(0, `The page ${pathOfFile(relativeFile)} has no content, so it has no default export to render.`);
  }

  const folder = relativeFile.includes('/') ? relativeFile.slice(0, relativeFile.lastIndexOf('/')) : '';
  return {
    page: {
      file,
      path: pathOfFile(relativeFile),
      folder: value.section ?? folder,
      frontMatter: value,
      body: '\n'.repeat((head.match(/\n/g) ?? []).length) + parsed.content,
    },
    problems,
  };
}
