import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { isExcluded, type Content } from '@/lib/content/content';
import { editFrontMatter } from './edit-front-matter';
import { contentFolder } from '@/lib/sources/folders';
import type { FrontMatter } from '@/lib/content/front-matter';
import type { Page } from '@/lib/content/parse-page';
import { digestOfPage } from '@/lib/content/translations';

export interface NewFile {
  /** Path below `content/`. */
  name: string;
  text: string;
}

/**
 * The files of a new page: the template of its kind in `content/_templates/`, with advice where its author writes, and
 * category files for folders without one.
 * @throws Error if the page cannot be created, saying why.
 */
export function newPage(
  { path: address, title, kind }: { path: string; title: string; kind: FrontMatter['kind'] },
  content: Pick<Content, 'pages' | 'categories'>,
): NewFile[] {
  // Works with or without the slash, because people type both.
  const parts = address.replace(/^\/|\/$/g, '').split('/');
  refuseAddress(`/${parts.join('/')}`, content);
  const name = parts.at(-1) ?? '';
  if (!/^[a-z0-9_-]+$/.test(name)) {
    throw new Error(`"${name}" is hard to type and to say. Use lowercase letters, digits, "-", and "_".`);
  }
  const folders = parts.slice(0, -1);
  const template = fs.readFileSync(path.join(contentFolder, '_templates', `${kind}.mdx`), 'utf8');
  // A new page is never checked against an older platform than the others.
  const months = content.pages.map(({ frontMatter }) => frontMatter.checked).sort();
  const text = editFrontMatter(template, {
    title,
    sidebar_position: nextSidebarPosition(content, folders.join('/')),
    ...(months.length ? { checked: months.at(-1) } : {}),
  });
  return [...missingCategories(folders, content), { name: `${parts.join('/')}.mdx`, text }];
}

/** @throws Error if no page can have this address, saying why. */
export function refuseAddress(address: string, { pages }: Pick<Content, 'pages'>): void {
  const parts = address.slice(1).split('/');
  if (parts.some((part) => !/^[A-Za-z0-9][\w .-]*$/.test(part) || /\.mdx?$/.test(part))) {
    throw new Error(`"${address}" cannot be an address. Use only letters, digits, "-", and "_" in each part.`);
  }
  if (isExcluded(address.slice(1))) throw new Error(`Pages below /${parts[0]} are never published.`);
  const taken = pages.find((page) => page.path.toLowerCase() === address.toLowerCase());
  if (taken) throw new Error(`${address} is already the address of ${taken.file}.`);
}

/** One more than the last position in the folder. */
export function nextSidebarPosition({ pages }: Pick<Content, 'pages'>, folder: string): number {
  const positions = pages.filter((page) => page.folder === folder).map((page) => page.frontMatter.sidebar_position);
  return Math.floor(Math.max(0, ...positions)) + 1;
}

/** Each folder above the page is a sidebar category, and needs a name and a position. */
export function missingCategories(folders: string[], { categories }: Pick<Content, 'categories'>): NewFile[] {
  const last = Math.max(0, ...categories.map(({ order }) => order));
  return folders.flatMap((name, index) => {
    const folder = folders.slice(0, index + 1).join('/');
    if (categories.some((category) => category.folder === folder)) return [];
    const words = name.replace(/[_-]+/g, ' ');
    const label = words.charAt(0).toUpperCase() + words.slice(1);
    return [{ name: `${folder}/_section.yaml`, text: stringify({ label, order: last + 1 }) }];
  });
}

/** A translation's text, with the state of the original that it now translates; its other lines stay as they are. */
export const markTranslated = (text: string, original: Page): string =>
  editFrontMatter(text, { translates: digestOfPage(original) });
