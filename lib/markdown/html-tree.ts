import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'mdast-util-to-string';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { visit } from 'unist-util-visit';
import type { Heading } from './heading-ids';

/**
 * Finished HTML as a tree, without source positions, which would take as much memory as the page itself. The only
 * place that parses HTML: everything that reads a page reads its tree.
 */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(html)) as Root;
}

/** Every ID in a tree, for headings and glossary entries alike. */
export function idsIn(tree: Root): string[] {
  return valuesIn(tree, ({ properties }) => properties.id);
}

/** The address of every link in a tree, each once, in document order. */
export function linksIn(tree: Root): string[] {
  return [...new Set(valuesIn(tree, ({ tagName, properties }) => (tagName === 'a' ? properties.href : undefined)))];
}

function valuesIn(tree: Root, read: (element: Element) => unknown): string[] {
  const values: string[] = [];
  visit(tree, 'element', (element: Element) => {
    const value = read(element);
    if (typeof value === 'string') values.push(value);
  });
  return values;
}

/** The headings with an ID, for a table of contents, except for those that repeat the sidebar (`data-toc="false"`). */
export function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (element: Element) => {
    const depth = Number(/^h([2-6])$/.exec(element.tagName)?.[1]);
    const { id, dataToc } = element.properties;
    if (!depth || typeof id !== 'string' || dataToc === 'false') return;
    headings.push({ depth, id, text: toString(element).trim(), line: 0, column: 0 });
  });
  return headings;
}
