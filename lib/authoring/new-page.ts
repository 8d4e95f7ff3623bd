import fs from 'node:fs';
import path from 'node:path';
import { isExcluded, type Content } from '@/lib/content/content';
import type { FrontMatter } from '@/lib/content/front-matter';
import { contentFolder, folderOf } from '@/lib/sources/folders';
import { editFrontMatter } from './edit-front-matter';
import { typedPath } from './typed-path';

export interface NewFile {
  /** Path below `content/`. */
  name: string;
  text: string;
}

/**
 * The file of a new page: the template of its kind in `content/_templates/`, with advice where its author writes. It
 * is in the sidebar under its folder's category, or under another.
 * @throws Error if the page cannot be created, saying why.
 */
export function newPage(
  page: { path: string; title: string; kind: FrontMatter['kind']; category?: string },
  content: Pick<Content, 'documents' | 'categories'>,
): NewFile {
  const wanted = typedPath(page.path);
  refusePath(wanted, content);
  const name = path.posix.basename(wanted);
  if (!/^[a-z0-9_-]+$/.test(name)) {
    throw new Error(`"${name}" is hard to type and to say. Use lowercase letters, digits, "-", and "_".`);
  }
  const folder = folderOf(wanted.slice(1));
  const category = page.category ?? folder;
  refuseCategory(category, content);
  const template = fs.readFileSync(path.join(contentFolder, '_templates', `${page.kind}.mdx`), 'utf8');
  // A new page is never checked against an older platform than the others.
  const months = content.documents.map(({ frontMatter }) => frontMatter.checked).sort();
  const text = editFrontMatter(template, {
    title: page.title,
    ...(category === folder ? {} : { category: category || '/' }),
    sidebar_position: nextSidebarPosition(content, category),
    ...(months.length ? { checked: months.at(-1) } : {}),
  });
  return { name: `${wanted.slice(1)}.mdx`, text };
}

/** @throws Error unless a category of the sidebar has this folder; the empty one is the top level. */
function refuseCategory(folder: string, { categories }: Pick<Content, 'categories'>): void {
  if (!folder || categories.some((category) => category.folder === folder)) return;
  const list = categories.map((category) => `  ${category.folder} (${category.label})`).join('\n');
  throw new Error(`"${folder}" isn't a category of the sidebar. Name one with --category:\n${list}`);
}

/** @throws Error if no page can have this path, saying why. */
export function refusePath(path: string, { documents }: Pick<Content, 'documents'>): void {
  const segments = path.slice(1).split('/');
  if (segments.some((segment) => !/^[A-Za-z0-9][\w .-]*$/.test(segment) || /\.mdx?$/.test(segment))) {
    throw new Error(`"${path}" cannot be an address. Use only letters, digits, "-", and "_" between slashes.`);
  }
  if (isExcluded(path.slice(1))) throw new Error(`Pages below /${segments[0]} are never published.`);
  const taken = documents.find((document) => document.path.toLowerCase() === path.toLowerCase());
  if (taken) throw new Error(`${path} is already the address of ${taken.file}.`);
}

/** One more than the last position in the category of a folder. */
export function nextSidebarPosition({ documents }: Pick<Content, 'documents'>, folder: string): number {
  const positions = documents
    .filter((document) => document.folder === folder)
    .map(({ frontMatter }) => frontMatter.sidebar_position);
  return Math.floor(Math.max(0, ...positions)) + 1;
}
