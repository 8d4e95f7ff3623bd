import { normalizePath } from '@/lib/address/paths';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { YamlSource, type Place } from '@/lib/diagnostics/yaml-source';
import { frontMatterSchema, type FrontMatter } from './front-matter';
import { validate } from '@/lib/diagnostics/validate';

export interface Page {
  /** Path from the project's root. */
  file: string;
  /** Address below the base path, for example `/start_here/overview`. */
  path: string;
  /** Sidebar folder, for example `start_here/activities`; empty at the top. */
  folder: string;
  frontMatter: FrontMatter;
  /** Where each key of the front matter stands. */
  places: Partial<Record<keyof FrontMatter, Place>>;
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
 * Text of a content file to a page, and what is wrong with it. Where the front matter is wrong or missing, the page
 * gets something to stand in for it: its text can be checked and looked at all the same, but no build takes it.
 */
export function parsePage(relativeFile: string, raw: string): { page?: Page; problems: Diagnostic[] } {
  const file = `content/${relativeFile}`;
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { head, body, fault } = splitFrontMatter(text);
  const source = new YamlSource(head);
  const where = { file, rule: 'front-matter' };
  const checked = fault ? { problems: [] } : validate(frontMatterSchema, source, where);
  const problems: Diagnostic[] = fault ? [{ ...where, ...fault, severity: 'error' }] : checked.problems;

  const address = pathOfFile(relativeFile);
  if (!body.trim()) {
    if (fault) return { problems };
    const message = `The page ${address} has no content, so it has no default export to render.`;
    return { problems: [...problems, { ...where, line: 0, message, severity: 'error' }] };
  }
  const frontMatter = checked.value ?? standIn(address, source.value);
  const keys = Object.keys(frontMatter) as (keyof FrontMatter)[];
  const folder = relativeFile.includes('/') ? relativeFile.slice(0, relativeFile.lastIndexOf('/')) : '';
  return {
    page: {
      file,
      path: address,
      folder: frontMatter.section ?? folder,
      frontMatter,
      places: Object.fromEntries(keys.map((key) => [key, source.place([key])])),
      body: '\n'.repeat(text.slice(0, text.length - body.length).split('\n').length - 1) + body,
    },
    problems,
  };
}

interface Split {
  /** The YAML, with a blank line for the "---" above it, so that its lines are those of the file. */
  head: string;
  body: string;
  fault?: { line: number; column: number; message: string; hint?: string };
}

function splitFrontMatter(text: string): Split {
  const fail = (body: string, message: string, hint?: string) => ({
    head: '',
    body,
    fault: { line: 1, column: 1, message, hint },
  });
  const opening = /^---([^\n]*)\n/.exec(text);
  if (!opening) return fail(text, 'No front matter: the file must start with a line "---".', 'Copy that of a page.');
  const closing = /\n---[ \t]*(?:\n|$)/.exec(text.slice(3));
  if (!closing) {
    const rest = text.indexOf('\n\n');
    return fail(rest < 0 ? '' : text.slice(rest + 2), 'The front matter is not closed by a line "---".');
  }
  const end = 3 + closing.index;
  const body = text.slice(end + closing[0].length);
  if (opening[1]?.trim()) return fail(body, `Front matter must be plain YAML, not "${opening[1].trim()}".`);
  return { head: `\n${text.slice(opening[0].length, Math.max(end, opening[0].length))}`, body };
}

/** What is right of a front matter, and the least that a page needs besides. */
function standIn(address: string, value: unknown): FrontMatter {
  const given = Object.entries(frontMatterSchema.shape).flatMap(([key, schema]) => {
    const read = schema.safeParse((value as Record<string, unknown> | null | undefined)?.[key]);
    return read.success && read.data !== undefined ? [[key, read.data]] : [];
  });
  const title = address.split('/').at(-1)?.replace(/[_-]+/g, ' ') || 'Home';
  const least: FrontMatter = {
    title,
    description: '',
    sidebar_position: Number.MAX_SAFE_INTEGER,
    audience: ['developer'],
    kind: 'overview',
    checked: '2000-01',
  };
  return { ...least, ...(Object.fromEntries(given) as Partial<FrontMatter>) };
}
