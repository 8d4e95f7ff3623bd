import * as cssTree from 'css-tree';

const EMBEDDED = /<(script|style)\b[\s\S]*?<\/\1>/g;
const CLASS = / class="([^"]*)"/g;

/** The classes of a page's elements. */
export const classesIn = (html: string): string[] =>
  [...html.replace(EMBEDDED, '').matchAll(CLASS)].flatMap(([, names = '']) => names.split(/\s+/));

/**
 * A style sheet without what a page has no use for: selectors that need a class which it doesn't have.
 * @param isMissing True for such a class; false for those that scripts may add.
 */
export function usedStyles(css: string, isMissing: (name: string) => boolean): string {
  const sheet = cssTree.parse(css, { parseValue: false });
  const mayMatch = (selector: cssTree.CssNode): boolean =>
    selector.type !== 'Selector' ||
    !selector.children.some((part) => {
      if (part.type === 'ClassSelector') return isMissing(part.name);
      if (part.type !== 'PseudoClassSelector' || !['is', 'where'].includes(part.name)) return false;
      const list = part.children?.first;
      if (list?.type !== 'SelectorList') return false;
      list.children = list.children.filter(mayMatch);
      return list.children.isEmpty;
    });
  cssTree.walk(sheet, (node, item, list) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return;
    node.prelude.children = node.prelude.children.filter(mayMatch);
    if (node.prelude.children.isEmpty) list?.remove(item);
  });
  cssTree.walk(sheet, {
    visit: 'Atrule',
    leave: (node, item, list) => {
      if (node.block?.children.isEmpty) list?.remove(item);
    },
  });
  return cssTree.generate(sheet);
}
