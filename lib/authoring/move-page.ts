import { stringify } from 'yaml';
import type { Content } from '@/lib/content/content';
import type { Document } from '@/lib/content/document';
import type { FrontMatter } from '@/lib/content/front-matter';
import { translationOf, type Translation } from '@/lib/content/translations';
import { didYouMean } from '@/lib/findings/closest-word';
import { localizePath } from '@/lib/settings/language-paths';
import { isWithin } from '@/lib/settings/paths';
import { contentFile, folderOf, LANGUAGES_FOLDER } from '@/lib/sources/folders';
import { editFrontMatter } from './edit-front-matter';
import { nextSidebarPosition, refusePath, type NewFile } from './new-page';
import { rewriteLinks } from './rewrite-links';
import { typedPath } from './typed-path';

export interface ProjectFile {
  /** Path from the project's root. */
  file: string;
  text: string;
}

export interface Move {
  /** Content files and where they move, from the project's root. */
  renames: { from: string; to: string }[];
  /** Files that change, where they are after the move. */
  edits: ProjectFile[];
  /** Category files for folders that had no page before. */
  categories: NewFile[];
}

/** A move before anything about files is known. */
type Plan = ReturnType<typeof planMove>;

/**
 * Moves a page, or a folder of pages, to another address: the files move, every link to them is rewritten, and the
 * old addresses become aliases of the pages. Their translations move with them. `files` are all texts that may contain
 * links.
 * @throws Error if the page cannot move, saying why.
 */
export function movePage(
  move: { from: string; to: string },
  content: Pick<Content, 'documents' | 'categories' | 'languages'>,
  files: ProjectFile[],
): Move {
  const plan = planMove(move, content);
  const renames = [
    ...plan.moving.map(({ document, path }) => ({ from: document.file, to: fileAt(document, path) })),
    ...files.flatMap(({ file }) => renameOfCategory(file, plan)),
  ];
  const newFiles = new Map(renames.map(({ from, to }) => [from, to]));
  const documents = new Map(
    [...content.documents, ...translationsOf(content)].map((document) => [document.file, document]),
  );
  const edits = files.flatMap(({ file, text }) => {
    const document = documents.get(file);
    const newFile = newFiles.get(file) ?? file;
    const linked = rewriteLinks(file, text, plan.newPaths);
    const changed = document ? editFrontMatter(linked, frontMatterChanges(document, newFile, plan)) : linked;
    return changed === text ? [] : [{ file: newFile, text: changed }];
  });
  // A page that names its category isn't in that of its folder.
  const inFolder = renames.filter(({ from }) => !documents.get(from)?.frontMatter.category).map(({ to }) => to);
  return { renames, edits, categories: newCategories(inFolder, content) };
}

const translationsOf = ({ languages }: Pick<Content, 'languages'>): Translation[] =>
  languages.flatMap(({ translations }) => translations);

function planMove(move: { from: string; to: string }, content: Pick<Content, 'documents' | 'languages'>) {
  const [from, to] = [typedPath(move.from), typedPath(move.to)];
  const [moved, staying] = [true, false].map((moves) =>
    content.documents.filter(({ path }) => isWithin(path, from) === moves),
  ) as [Document[], Document[]];
  if (!moved.length) {
    const paths = content.documents.map(({ path }) => path);
    throw new Error(`There is no page at ${from}, and none below it. ${didYouMean(from, paths) ?? ''}`.trim());
  }
  const pathAfter = (path: string): string => to + path.slice(from.length);
  for (const { path } of moved) refusePath(pathAfter(path), { documents: staying });
  /** The pages that move and their translations, each with its path after the move. */
  const moving = [
    ...moved.map((document) => ({ document, path: pathAfter(document.path) })),
    ...translationsOf(content)
      .filter(({ original }) => moved.includes(original))
      .map((document) => ({ document, path: localizePath(document.languageCode, pathAfter(document.original.path)) })),
  ];
  return {
    moving,
    /** New paths by old ones. */
    newPaths: new Map(moving.map(({ document, path }) => [document.path, path])),
    /** A folder's place after the move. */
    nextFolder: (folder: string) => (isWithin(`/${folder}`, from) ? pathAfter(`/${folder}`).slice(1) : folder),
    /** The pages that stay, without translations. */
    staying,
  };
}

/** Index files stay index files; other files are named after their path. */
function fileAt(document: Document | Translation, path: string): string {
  const [, index = '', ending = '.mdx'] = /(\/(?:index|README))?(\.mdx?)$/.exec(document.file) ?? [];
  return contentFile(`${translationOf(document) ? LANGUAGES_FOLDER : ''}${path}${index}${ending}`);
}

/** Where a category file is below the content folder: in that of a language or not, and in which folder there. */
const CATEGORY_FILE = new RegExp(`^(${LANGUAGES_FOLDER}/[^/]+/)?(.+)/_category\\.yaml$`);

function renameOfCategory(file: string, { nextFolder }: Plan): Move['renames'] {
  const [, language = '', folder = ''] = CATEGORY_FILE.exec(belowContent(file)) ?? [];
  const next = nextFolder(folder);
  return next === folder ? [] : [{ from: file, to: contentFile(`${language}${next}/_category.yaml`) }];
}

/** A file's name from the content folder. */
const belowContent = (file: string): string => file.slice(contentFile('').length + 1);

/** Files for the categories that renamed files are the first in. */
function newCategories(renamed: string[], content: Pick<Content, 'categories'>): NewFile[] {
  const folders = new Set(
    renamed
      .map(belowContent)
      .map(folderOf)
      .filter((folder) => !folder.startsWith('_')),
  );
  const missing = [...folders].flatMap((folder) => missingCategories(folder.split('/').filter(Boolean), content));
  const byName = new Map(missing.map((category) => [category.name, category]));
  return [...byName.values()].filter(({ name }) => !renamed.includes(contentFile(name)));
}

/** Each folder above a page is a sidebar category, and needs a name and a position. */
function missingCategories(folders: string[], { categories }: Pick<Content, 'categories'>): NewFile[] {
  const last = Math.max(0, ...categories.map(({ sidebar_position }) => sidebar_position));
  return folders.flatMap((name, index) => {
    const folder = folders.slice(0, index + 1).join('/');
    if (categories.some((category) => category.folder === folder)) return [];
    const spaced = name.replace(/[_-]+/g, ' ');
    const label = spaced.charAt(0).toUpperCase() + spaced.slice(1);
    return [{ name: `${folder}/_category.yaml`, text: stringify({ label, sidebar_position: last + 1 }) }];
  });
}

/**
 * Updates a page's front matter: a moved page keeps its old address as an alias, no alias is an address, and a
 * page in the sidebar of a folder that moves stays in it.
 */
function frontMatterChanges(document: Document | Translation, newFile: string, plan: Plan): Partial<FrontMatter> {
  const { path, frontMatter } = document;
  const { aliases: before = [], category = '' } = frontMatter;
  const now = new Set(plan.newPaths.values());
  const aliases = [...before, ...(plan.newPaths.has(path) ? [path] : [])].filter((alias) => !now.has(alias));
  const position = newPosition(folderOf(belowContent(document.file)), folderOf(belowContent(newFile)), plan);
  return {
    ...(aliases.join() === before.join() ? {} : { aliases }),
    ...(position === undefined ? {} : { sidebar_position: position }),
    ...(plan.nextFolder(category) === category ? {} : { category: plan.nextFolder(category) }),
  };
}

/** In a new folder with pages, a page goes last; otherwise, it keeps its position. Translations have none. */
const newPosition = (from: string, to: string, { staying }: Plan): number | undefined =>
  from === to || !staying.some(({ folder }) => folder === to)
    ? undefined
    : nextSidebarPosition({ documents: staying }, to);
