import type { Element, Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Puts every Markdown table into a box that scrolls by itself and by keyboard, named after the heading above it. */
export function rehypeTables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (node: Element, index, parent: Parents | undefined) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = toString(node).trim();
      if (node.tagName !== 'table' || index === undefined || !parent) return;
      for (const row of node.children) shortenAlign(row as Element);
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role: 'group',
          tabIndex: 0,
          ariaLabel: heading ? `Table: ${heading}` : 'Table',
        },
        children: [node],
      };
      return SKIP;
    });
  };
}

/**
 * `align` is no longer valid HTML; a class says the same. Column heads get their scope; an empty corner heads nothing
 * and becomes a plain cell.
 */
function shortenAlign(section: Element): void {
  visit(section, 'element', (cell: Element) => {
    if (cell.tagName === 'th' && !toString(cell).trim()) cell.tagName = 'td';
    if (cell.tagName === 'th') cell.properties.scope = 'col';
    const align = cell.properties.align ?? /text-align:\s*(\w+)/.exec(String(cell.properties.style ?? ''))?.[1];
    if (!align) return;
    delete cell.properties.align;
    delete cell.properties.style;
    if (align !== 'left') cell.properties.className = [`align-${align}`];
  });
}
