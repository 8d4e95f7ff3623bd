import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Handle } from 'hast-util-to-mdast';

const hasClass = (node: Element, ...names: string[]): boolean => {
  const { className } = node.properties;
  return Array.isArray(className) && names.some((name) => className.includes(name));
};

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });
const boldLine = (children: ElementContent[]): Element => element('p', [element('strong', children)]);
const isTag = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

const isCode = (node: ElementContent | undefined): boolean => node !== undefined && isTag(node, 'code');

/** Navigation and controls, which readers of plain text do not need. */
function isChrome(node: Element): boolean {
  return (
    ['nav', 'script', 'noscript', 'style', 'template', 'button', 'svg'].includes(node.tagName) ||
    node.properties.ariaHidden === 'true' ||
    node.properties.hidden === true ||
    hasClass(node, 'hash-link', 'only-dark', 'sample-head', 'figure-large')
  );
}

/** Expresses in Markdown what a page shows with styles. Each entry changes an element in place. */
const REWRITES: { fits: (node: Element, parent: Element | Root) => boolean; rewrite: (node: Element) => void }[] = [
  { fits: (node) => hasClass(node, 'endpoint'), rewrite: (node) => become(node, 'p', spaced(node.children, ' ')) },
  { fits: (node) => hasClass(node, 'api-links'), rewrite: (node) => become(node, 'p', spaced(node.children, ', ')) },
  {
    fits: (_, parent) => parent.type === 'element' && hasClass(parent, 'operation-list'),
    rewrite: (node) => become(node, 'li', spaced(node.children, ' ')),
  },
  {
    fits: (node) => hasClass(node, 'method', 'tab-label') || node.tagName === 'summary',
    rewrite: (node) => {
      if (hasClass(node, 'method')) become(node, 'strong', node.children);
      else Object.assign(node, boldLine(node.children));
    },
  },
  { fits: (node) => hasClass(node, 'admonition'), rewrite: rewriteAdmonition },
  {
    fits: (node) => isCode(node.children.find((child, index) => isCode(child) && isCode(node.children[index + 1]))),
    rewrite: (node) => {
      node.children = node.children.flatMap((child, index) =>
        isCode(child) && isCode(node.children[index + 1]) ? [child, text(', ')] : [child],
      );
    },
  },
  {
    fits: (node) => hasClass(node, 'copy-text-body'),
    rewrite: (node) => become(node, 'blockquote', node.children),
  },
  { fits: (node) => node.tagName === 'figure' && hasClass(node, 'code'), rewrite: rewriteCode },
  {
    fits: (node) => node.tagName === 'figcaption',
    rewrite: rewriteFigureCaption,
  },
  { fits: (node) => hasClass(node, 'api-table'), rewrite: rewriteTableOfBlocks },
  { fits: (node) => node.tagName === 'dl', rewrite: rewriteTerms },
  { fits: (node) => node.tagName === 'table', rewrite: rewriteCaption },
];

/** Removes a page's chrome, makes addresses absolute, and expresses in Markdown what styles show. */
export function rehypeReadable(options: { address: (href: string) => string }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (isChrome(node)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      for (const name of ['href', 'src'] as const) {
        const value = node.properties[name];
        if (typeof value === 'string') node.properties[name] = options.address(value);
      }
      // A rewritten element may match another rewrite (a table becomes a nested list), but never the same one twice.
      for (const { fits, rewrite } of REWRITES) if (fits(node, parent as Element | Root)) rewrite(node);
      return undefined;
    });
  };
}

function become(node: Element, tagName: string, children: ElementContent[]): void {
  Object.assign(node, element(tagName, children));
}

/** Puts a separator between elements that only styles keep apart. */
function spaced(children: ElementContent[], between: string): ElementContent[] {
  const elements = children.filter((child) => child.type === 'element');
  return elements.flatMap((child, index) => (index ? [text(between), child] : [child]));
}

/** A quotation that starts with the kind in bold, then the title if it adds anything. */
function rewriteAdmonition(node: Element): void {
  const kind = /admonition-(\w+)/.exec(String(node.properties.className))?.[1] ?? 'note';
  const [first, ...rest] = node.children.filter((child) => child.type === 'element');
  const title = first ? toString(first).trim() : '';
  const label = kind[0]?.toUpperCase() + kind.slice(1);
  const heading = title.toLowerCase() === kind ? label : `${label}: ${title}`;
  become(node, 'blockquote', [boldLine([text(heading)]), ...rest]);
}

/** The caption in italics, and below it the text description, which is folded on the page. */
function rewriteFigureCaption(node: Element): void {
  const folds = node.children.filter((child) => isTag(child, 'details'));
  const caption = node.children.filter((child) => !isTag(child, 'details'));
  const line = caption.length ? [element('p', [element('em', caption)])] : [];
  become(node, 'div', [...line, ...folds]);
}

/** A fence with language and title, as a `pre` with data for the Markdown handler. */
function rewriteCode(node: Element): void {
  const title = node.children.find((child) => isTag(child, 'figcaption'));
  const pre = node.children.find((child) => isTag(child, 'pre'));
  const language = String(node.properties.dataLanguage ?? 'text');
  const code = (pre ? toString(pre) : '').replace(/\n$/, '');
  Object.assign(node, element('pre', [text(code)]), {
    properties: { dataLanguage: language, dataTitle: title ? toString(title) : undefined },
  });
}

/** Markdown table cells cannot contain blocks, so each row becomes a list item. */
function rewriteTableOfBlocks(table: Element): void {
  const items: Element[] = [];
  visit(table, 'element', (row: Element) => {
    if (row.tagName !== 'tr') return undefined;
    const [name, ...cells] = row.children.filter((child) => isTag(child, 'th', 'td'));
    const below = cells.flatMap((cell) => (hasBlock(cell) ? cell.children : [element('p', cell.children)]));
    items.push(element('li', [element('p', name?.children ?? []), ...below]));
    return SKIP;
  });
  become(table, 'ul', items);
}

const hasBlock = (node: Element): boolean =>
  node.children.some((child) => isTag(child, 'p', 'div', 'ul', 'ol', 'table', 'pre', 'figure', 'details', 'section'));

/** A description list as a bulleted list with each term in bold. */
function rewriteTerms(list: Element): void {
  const items: Element[] = [];
  visit(list, 'element', (node: Element) => {
    if (node.tagName === 'dt') items.push(element('li', [element('strong', node.children)]));
    if (node.tagName === 'dd') items.at(-1)?.children.push(text(': '), ...node.children);
    return node.tagName === 'dt' || node.tagName === 'dd' ? SKIP : undefined;
  });
  become(list, 'ul', items);
}

/** Markdown tables have no captions, so the caption goes above in bold. */
function rewriteCaption(table: Element): void {
  const caption = table.children.find((child) => isTag(child, 'caption'));
  if (!caption) return;
  const rest = table.children.filter((child) => child !== caption);
  become(table, 'div', [boldLine(caption.children), element('table', rest)]);
}

/** Fences keep their language and title; formulas become their LaTeX source. */
export const markdownHandlers: Record<string, Handle> = {
  pre: (_, node) => {
    const { dataLanguage, dataTitle } = node.properties;
    return {
      type: 'code',
      lang: dataLanguage ? String(dataLanguage) : 'text',
      meta: dataTitle ? `title="${String(dataTitle)}"` : null,
      value: toString(node),
    };
  },
  math: (_, node) => {
    let source = '';
    visit(node, 'element', (part) => {
      if (part.tagName === 'annotation') source = toString(part);
    });
    if (node.properties.display === 'block') return { type: 'math', value: source };
    return { type: 'inlineMath', value: source } as never;
  },
};
