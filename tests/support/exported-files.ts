/** The files of an export, and its pages as a browser reads them. */
import fs from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { filesBelow } from '@/lib/sources/files';

export type Node = Tree.Node;
export type Element = Tree.Element;

export class ExportedPage {
  /** The address below the base path, such as `/faq/`. */
  readonly address: string;
  readonly isRedirect: boolean;
  private parsed?: Tree.Document;

  constructor(
    /** Such as `faq/index.html`. */
    readonly file: string,
    readonly html: string,
  ) {
    this.address = `/${file.replace(/index\.html$/, '')}`;
    this.isRedirect = /http-equiv="refresh"/i.test(html);
  }

  /** Elements in page order, as they are without scripts: those with these names, or all. */
  find(...names: string[]): Element[] {
    this.parsed ??= parse(this.html, { scriptingEnabled: false });
    return find(this.parsed, ...names);
  }
}

const pagesByFolder = new Map<string, ExportedPage[]>();

/** All HTML files of an export, read once by each process. */
export function htmlIn(dir: string): ExportedPage[] {
  const read = () =>
    filesBelow(dir, '.html')
      .filter((file) => !file.startsWith('_not-found/'))
      .map((file) => new ExportedPage(file, fs.readFileSync(path.join(dir, file), 'utf8')));
  const pages = pagesByFolder.get(dir) ?? read();
  pagesByFolder.set(dir, pages);
  return pages;
}

/** The pages of an export, without those that only lead to another address. */
export const pagesIn = (dir: string): ExportedPage[] => htmlIn(dir).filter(({ isRedirect }) => !isRedirect);

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
export const valueOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** Elements below a node, in page order: those with these names, or all. What is hidden until later is left out. */
export function find(node: Node, ...names: string[]): Element[] {
  return childrenOf(node).flatMap((child) => {
    if (!isElement(child) || valueOf(child, 'hidden') !== undefined) return [];
    const below = find(child, ...names);
    return !names.length || names.includes(child.tagName) ? [child, ...below] : below;
  });
}

/** The text of a node, without elements of these names. */
export function textOf(node: Node, ...without: string[]): string {
  if ('value' in node) return node.value;
  if (isElement(node) && ['script', 'style', 'template', ...without].includes(node.tagName)) return ' ';
  return childrenOf(node)
    .map((child) => textOf(child, ...without))
    .join('');
}

/** The public address of an export without base path, as in `settings.url`. */
export function siteUrl(dir: string): string {
  const address = /<loc>([^<]+)</.exec(fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8'))?.[1] ?? '';
  return new URL(address).origin;
}
