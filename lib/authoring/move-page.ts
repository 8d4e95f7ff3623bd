import { isWithin } from '@/lib/settings/addresses';
import { didYouMean } from '@/lib/findings/closest';
import type { Content } from '@/lib/content/content';
import { editFrontMatter } from './edit-front-matter';
import type { FrontMatter } from '@/lib/content/front-matter';
import { LANGUAGES_FOLDER } from '@/lib/sources/folders';
import { rewriteLinks } from './rewrite-links';
import { missingCategories, nextSidebarPosition, refuseAddress, type NewFile } from './new-page';
import type { Page } from '@/lib/content/parse-page';
import type { Translation } from '@/lib/content/translations';

/** A project file with its text, named from the project's root. */
export interface ProjectFile {
  name: string;
  text: string;
}

export interface Move {
  /** Content files and where they move, from the project's root. */
  renames: { from: string; to: string }[];
  /** Texts that change, under their new names. */
  edits: ProjectFile[];
  /** Category files for folders that had no page before. */
  categories: NewFile[];
}

/**
 * Moves a page, or a folder of pages, to another address: the files move, every link to them is rewritten, and the
 * old addresses become aliases of the pages. Their translations move with them. `files` are all texts that may contain
 * links.
 * @throws Error if the page cannot move, saying why.
 */
export function movePage(
  { from, to }: { from: string; to: string },
  content: Pick<Content, 'pages' | 'categories'> & Partial<Pick<Content, 'languages'>>,
  files: ProjectFile[],
): Move {
  const [old, target] = [clean(from), clean(to)];
  const moved = content.pages.filter(({ path }) => path === old || isWithin(path, old));
  if (!moved.length) {
    const hint = didYouMean(
      old,
      content.pages.map(({ path }) => path),
    );
    throw new Error(`There is no page at ${old}, and none below it. ${hint ?? ''}`.trim());
  }
  const translations = (content.languages ?? []).flatMap((language) => language.pages);
  const nextOf = (path: string): string => target + path.slice(old.length);
  const nextFolder = (folder: string): string => (isWithin(`/${folder}`, old) ? nextOf(`/${folder}`).slice(1) : folder);
  const moving: (Page | Translation)[] = [...moved, ...translations.filter(({ original }) => moved.includes(original))];
  const addresses = new Map(
    moving.map((page) => {
      const next = 'original' in page ? `/${page.language}${nextOf(page.original.path)}` : nextOf(page.path);
      return [page.path, next];
    }),
  );
  const others = content.pages.filter((page) => !moved.includes(page));
  for (const { path } of moved) refuseAddress(nextOf(path), { pages: others });
  const renames = moving.map((page) => ({ from: page.file, to: fileAt(page, addresses.get(page.path) ?? '') }));
  for (const { name } of files) {
    const [, root = '', folder = ''] = CATEGORY_FILE.exec(name) ?? [];
    const next = nextFolder(folder);
    if (next !== folder) renames.push({ from: name, to: `${root}/${next}/_section.yaml` });
  }
  const newName = new Map(renames.map((rename) => [rename.from, rename.to]));
  const pages = new Map([...content.pages, ...translations].map((page) => [page.file, page]));
  const edits = files.flatMap(({ name, text }) => {
    const page = pages.get(name);
    const linked = rewriteLinks(name, text, addresses);
    const changed = page
      ? editFrontMatter(linked, frontMatterChanges(page, { addresses, newName, nextFolder, others }))
      : linked;
    return changed === text ? [] : [{ name: newName.get(name) ?? name, text: changed }];
  });
  const folders = [...new Set(renames.map((rename) => rename.to.split('/').slice(1, -1).join('/')))].filter(
    (folder) => !folder.startsWith('_'),
  );
  const there = new Set(renames.map((rename) => rename.to));
  const categories = folders
    .flatMap((folder) => missingCategories(folder.split('/').filter(Boolean), content))
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
    .filter(({ name }) => !there.has(`content/${name}`));
  return { renames, edits, categories };
}

/** The root of a category file, which is that of the content or of a language, and the folder below it. */
const CATEGORY_FILE = new RegExp(`^(content(?:/${LANGUAGES_FOLDER}/[^/]+)?)/(.+)/_section\\.yaml$`);

const clean = (address: string): string => `/${address.replace(/^\/+|\/+$/g, '')}`;

/** Index files stay index files; other files are named after their address. */
function fileAt(page: Page | Translation, address: string): string {
  const [, index = '', ending = '.mdx'] = /(\/(?:index|README))?(\.mdx?)$/.exec(page.file) ?? [];
  const root = 'original' in page ? `content/${LANGUAGES_FOLDER}` : 'content';
  return `${root}${address}${index}${ending}`;
}

/** In a new folder, a page goes last; within its folder, it keeps its position. Translations have none. */
function sidebarPositionAfter(page: Page | Translation, { newName, others }: Plan): number | undefined {
  const folderOf = (name: string) => name.split('/').slice(1, -1).join('/');
  const folder = folderOf(newName.get(page.file) ?? page.file);
  const stays = folderOf(page.file) === folder;
  return stays || !others.some((one) => one.folder === folder)
    ? undefined
    : nextSidebarPosition({ pages: others }, folder);
}

interface Plan {
  /** New addresses by old ones. */
  addresses: ReadonlyMap<string, string>;
  /** New names of files by old ones. */
  newName: ReadonlyMap<string, string>;
  /** A folder's place after the move. */
  nextFolder: (folder: string) => string;
  /** The pages that stay. */
  others: Page[];
}

/**
 * Updates a page's front matter: a moved page keeps its old address as an alias, no alias is an address, and a
 * page in the sidebar of a folder that moves stays in it.
 */
function frontMatterChanges(page: Page | Translation, plan: Plan): Partial<FrontMatter> {
  const { path, frontMatter } = page;
  const { aliases: before = [], section = '' } = frontMatter;
  const now = new Set(plan.addresses.values());
  const aliases = [...before, ...(plan.addresses.has(path) ? [path] : [])].filter((alias) => !now.has(alias));
  const position = sidebarPositionAfter(page, plan);
  return {
    ...(aliases.join() === before.join() ? {} : { aliases }),
    ...(position === undefined ? {} : { sidebar_position: position }),
    ...(plan.nextFolder(section) === section ? {} : { section: plan.nextFolder(section) }),
  };
}
