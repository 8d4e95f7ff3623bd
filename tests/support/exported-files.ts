/** The files of an export, and its pages as a browser reads them. */
import fs from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { textsBelow } from '@/lib/sources/files';

export type Node = Tree.Node;
export type Element = Tree.Element;

export type ExportedPage = ReturnType<typeof pageFrom>;

/** A page, and its file, such as `faq/index.html`. */
function pageFrom(file: string, html: string) {
  let parsed: Tree.Document | undefined;
  return {
    file,
    html,
    /** The address below the base path, such as `/faq/`. */
    address: `/${file.replace(/index\.html$/, '')}`,
    isRedirect: /http-equiv="refresh"/i.test(html),
    /** Elements in page order, as they are without scripts: those with these names, or all. */
    find: (...names: string[]) => find((parsed ??= parse(html, { scriptingEnabled: false })), ...names),
  };
}

const pagesByFolder = new Map<string, ExportedPage[]>();

/** All HTML files of an export, read once by each process. */
export function htmlIn(dir: string): ExportedPage[] {
  const read = () => textsBelow(dir, '.html').map(({ name, text }) => pageFrom(name, text));
  const pages = pagesByFolder.get(dir) ?? read().filter(({ file }) => !file.startsWith('_not-found/'));
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

/** The text of a node, without what isn't shown. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (isElement(node) && ['script', 'style', 'template'].includes(node.tagName)) return ' ';
  return childrenOf(node).map(textOf).join('');
}

/** The public address of an export without base path, as in `settings.url`. */
export function siteUrl(dir: string): string {
  const address = /<loc>([^<]+)</.exec(fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8'))?.[1] ?? '';
  return new URL(address).origin;
}
