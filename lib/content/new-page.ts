import { stringify } from 'yaml';
import { validate } from '@/lib/diagnostics/validate';
import type { Content } from './content';
import { frontMatterSchema, type FrontMatter } from './front-matter';
import { templateOf } from './templates';
import { LANGUAGES_FOLDER } from './folders';
import type { Page } from './parse-page';
import { digestOfPage } from './translations';

interface NewPageOptions {
  /** Address of the page, for example `/start_here/backups`. */
  path: string;
  title: string;
  description?: string;
  kind?: FrontMatter['kind'];
  /** Who reads it; defaults to the readers of most pages in its folder. */
  audience?: FrontMatter['audience'];
  /** Month of the platform that the page is checked against; defaults to the newest month on any other page. */
  checked?: string;
}

export interface NewFile {
  /** Path below `content/`. */
  name: string;
  text: string;
}

const LONGEST_DESCRIPTION = 170;

/** The description that a new page starts with. */
export const firstDescription = (title: string, kind: FrontMatter['kind']): string =>
  `${title}: ${PROMISES[kind]}`.slice(0, LONGEST_DESCRIPTION);

/** What each kind of page offers, for a description that is true until the author writes a better one. */
const PROMISES: Record<FrontMatter['kind'], string> = {
  'how-to': 'what you need, the steps in order, and what to do if a step does not work.',
  reference: 'every field with its type and unit, the limits, and examples to copy.',
  concept: 'the idea in plain words, its parts, and what it means for your work.',
  overview: 'what there is, who it is for, and where to read next.',
};

/**
 * The files of a new page: the page itself, and section files for folders without one. The page contains advice for
 * its author, and passes all checks except the one that finds this advice.
 * @throws Error if the page cannot be created, saying why.
 */
export function newPage(
  options: NewPageOptions,
  content: Pick<Content, 'pages' | 'sections'>,
  excluded: string[],
): NewFile[] {
  const { title, kind = 'how-to' } = options;
  // Works with or without the slash, because people type both.
  const parts = options.path.replace(/^\/|\/$/g, '').split('/');
  refuseAddress(`/${parts.join('/')}`, content, excluded);
  refuseNewNames(parts, content);
  const folder = parts.slice(0, -1).join('/');
  const frontMatter = checkedFrontMatter({
    title,
    description: options.description ?? firstDescription(title, kind),
    sidebar_position: nextPosition(content, folder),
    audience: options.audience ?? usualAudience(content, folder),
    kind,
    checked: options.checked ?? newestCheck(content),
  });
  const head = stringify(frontMatter, { lineWidth: 0, flowCollectionPadding: false });
  const page = { name: `${parts.join('/')}.mdx`, text: `---\n${head}---\n\n${templateOf(kind)}` };
  return [...missingSections(parts.slice(0, -1), content), page];
}

/** @throws Error listing everything that is wrong. */
function checkedFrontMatter(frontMatter: FrontMatter): FrontMatter {
  const { value, diagnostics } = validate(frontMatterSchema, stringify(frontMatter), {
    file: '',
    rule: 'front-matter',
  });
  if (!value) throw new Error(diagnostics.map(({ message, hint = '' }) => `${message} ${hint}`.trim()).join('\n'));
  return value;
}

/** @throws Error if no page can have this address, saying why. */
export function refuseAddress(path: string, { pages }: Pick<Content, 'pages'>, excluded: string[]): void {
  const parts = path.slice(1).split('/');
  if (parts.some((part) => !/^[A-Za-z0-9][\w .-]*$/.test(part) || /\.mdx?$/.test(part))) {
    throw new Error(`"${path}" cannot be an address. Use only letters, digits, "-", and "_" in each part.`);
  }
  if (excluded.includes(parts[0] ?? '')) throw new Error(`Pages below /${parts[0]} are never published.`);
  const taken = pages.find((page) => page.path.toLowerCase() === path.toLowerCase());
  if (taken) throw new Error(`${path} is already the address of ${taken.file}.`);
}

/** New names must be easy to type and say; existing folders keep their names. @throws Error */
function refuseNewNames(parts: string[], { sections }: Pick<Content, 'sections'>): void {
  const names = parts.map((part, index) => {
    const folder = parts.slice(0, index + 1).join('/');
    const known = sections.find((section) => section.folder.toLowerCase() === folder.toLowerCase());
    return known ? known.folder.split('/').at(-1)! : part.toLowerCase().replace(/[^a-z0-9-]+/g, '_');
  });
  if (names.join('/') === parts.join('/')) return;
  const hint = `Did you mean "${names.join('/')}"?`;
  throw new Error(
    `A new address may have lowercase letters, digits, "-", and "_"; spell existing folders exactly as they are. ${hint}`,
  );
}

/** The newest month on any page: a new page is never checked against an older platform. */
function newestCheck({ pages }: Pick<Content, 'pages'>): string {
  const months = pages.map((page) => page.frontMatter.checked).sort();
  const newest = months.at(-1);
  if (!newest) throw new Error('There is no other page to copy the month from. Add one: --checked 2025-12.');
  return newest;
}

/** The readers of most pages in the folder, or in the nearest folder above that has pages. */
function usualAudience({ pages }: Pick<Content, 'pages'>, folder: string): FrontMatter['audience'] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    if (page.folder !== folder && !page.folder.startsWith(`${folder}/`)) continue;
    const audience = page.frontMatter.audience.join();
    counts.set(audience, (counts.get(audience) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (usual) return usual[0].split(',') as FrontMatter['audience'];
  return folder ? usualAudience({ pages }, folder.split('/').slice(0, -1).join('/')) : ['clinician', 'researcher'];
}

/** One more than the last position in the folder. */
export function nextPosition({ pages }: Pick<Content, 'pages'>, folder: string): number {
  const positions = pages.filter((page) => page.folder === folder).map((page) => page.frontMatter.sidebar_position);
  return Math.floor(Math.max(0, ...positions)) + 1;
}

/** Each folder above the page is a sidebar category, and needs a name and a position. */
export function missingSections(folders: string[], { sections }: Pick<Content, 'sections'>): NewFile[] {
  const last = Math.max(0, ...sections.map(({ order }) => order));
  return folders.flatMap((name, index) => {
    const folder = folders.slice(0, index + 1).join('/');
    if (sections.some((section) => section.folder === folder)) return [];
    const words = name.replace(/[_-]+/g, ' ');
    const label = words.charAt(0).toUpperCase() + words.slice(1);
    return [{ name: `${folder}/_section.yaml`, text: stringify({ label, order: last + 1 }) }];
  });
}

/**
 * The file of a new translation: the text of the original, to be translated in place, with the ID of each heading, so
 * that links and the way between languages keep leading to it.
 * @param headings The original's headings, with their lines in the file.
 */
export function newTranslation(
  original: Page,
  headings: readonly { line: number; id: string }[],
  { code, title }: { code: string; title: string },
): NewFile {
  const { description, sidebar_label: label } = original.frontMatter;
  const head = stringify(
    { title, description, ...(label ? { sidebar_label: title } : {}), translates: digestOfPage(original) },
    { lineWidth: 0, flowCollectionPadding: false },
  );
  const ids = new Map(headings.map(({ line, id }) => [line, id]));
  const body = original.body
    .split('\n')
    .map((line, index) => {
      const id = ids.get(index + 1);
      return id && !/\{#[\w.-]+\}\s*$/.test(line) ? `${line.trimEnd()} {#${id}}` : line;
    })
    .join('\n')
    .trimStart();
  return {
    name: `${LANGUAGES_FOLDER}/${code}/${original.file.replace(/^content\//, '')}`,
    text: `---\n${head}---\n\n${body}`,
  };
}
