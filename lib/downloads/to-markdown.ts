import type { Element, ElementContent, Root } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

export const makeTag = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });
export const makeText = (value: string): ElementContent => ({ type: 'text', value });
const boldLine = (children: ElementContent[]): Element => makeTag('p', [makeTag('strong', children)]);
const isElement = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** Navigation and controls, which readers of plain text do not need. */
const isChrome = ({ tagName, properties, children }: Element): boolean =>
  ['script', 'noscript', 'style', 'template', 'button', 'svg'].includes(tagName) ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true ||
  properties.dataMarkdown === 'none' ||
  (tagName === 'a' && !children.length);

/**
 * A page's HTML as Markdown: without its chrome, with the addresses that `addressOf` gives, and with words for what
 * styles show, as `data-markdown` says: the name of a tag, `label`, `list`, `none`, or the kind of a note. Modifies the tree.
 */
export function toMarkdown(tree: Root, addressOf: (href: string) => string): MarkdownRoot {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isChrome(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const name of ['href', 'src'] as const) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = addressOf(value);
    }
    rewrite(node);
    return undefined;
  });
  return unified().use(rehypeRemark, { handlers }).runSync(tree) as MarkdownRoot;
}

/** Changes an element in place. A rewritten one may be rewritten further: a table becomes a nested list. */
function rewrite(node: Element): void {
  const { dataMarkdown, dataLanguage } = node.properties;
  if (dataMarkdown === 'strong' || dataMarkdown === 'blockquote') become(node, dataMarkdown, node.children);
  if (dataMarkdown === 'label' || node.tagName === 'summary') Object.assign(node, boldLine(node.children));
  if (node.tagName === 'aside') rewriteAdmonition(node, String(dataMarkdown));
  if (node.tagName === 'figure' && dataLanguage) rewriteCode(node);
  if (node.tagName === 'figcaption') become(node, 'p', [makeTag('em', node.children)]);
  if (dataMarkdown === 'list') rewriteTableOfBlocks(node);
  if (node.tagName === 'dl') rewriteDescriptions(node);
  if (node.tagName === 'table') {
    // Markdown tables have no captions.
    const caption = node.children.find((child) => isElement(child, 'caption'));
    const rest = makeTag(
      'table',
      node.children.filter((child) => child !== caption),
    );
    if (caption) become(node, 'div', [boldLine((caption as Element).children), rest]);
  }
}

function become(node: Element, tagName: string, children: ElementContent[]): void {
  Object.assign(node, makeTag(tagName, children));
}

/** A quotation that starts with the kind in bold, then the title if it adds anything. */
function rewriteAdmonition(node: Element, kind: string): void {
  const [first, ...rest] = node.children.filter((child) => child.type === 'element');
  const title = first ? toString(first).trim() : '';
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  become(node, 'blockquote', [
    boldLine([makeText(title.toLowerCase() === kind ? label : `${label}: ${title}`)]),
    ...rest,
  ]);
}

/** A fence with language and title, as a `pre` with data for the Markdown handler. */
function rewriteCode(node: Element): void {
  const title = node.children.find((child) => isElement(child, 'figcaption'));
  const pre = node.children.find((child) => isElement(child, 'pre'));
  const { dataLanguage } = node.properties;
  become(node, 'pre', [makeText(pre ? toString(pre).replace(/\n$/, '') : '')]);
  node.properties = { dataLanguage, dataTitle: title && toString(title) };
}

/** Markdown table cells cannot contain blocks, so each row becomes a list item. */
function rewriteTableOfBlocks(table: Element): void {
  const items: Element[] = [];
  visit(table, 'element', (row: Element) => {
    if (row.tagName !== 'tr') return undefined;
    const [name, ...cells] = row.children.filter((child) => isElement(child, 'th', 'td'));
    const below = cells.flatMap((cell) => (hasBlock(cell) ? cell.children : [makeTag('p', cell.children)]));
    items.push(makeTag('li', [makeTag('p', name?.children ?? []), ...below]));
    return SKIP;
  });
  become(table, 'ul', items);
}

const hasBlock = (node: Element): boolean =>
  node.children.some((child) =>
    isElement(child, 'p', 'div', 'ul', 'ol', 'table', 'pre', 'figure', 'details', 'section'),
  );

/** A description list as a bulleted list with each name in bold. */
function rewriteDescriptions(list: Element): void {
  const items: Element[] = [];
  visit(list, 'element', (node: Element) => {
    if (node.tagName === 'dt') items.push(makeTag('li', [makeTag('strong', node.children)]));
    if (node.tagName === 'dd') items.at(-1)?.children.push(makeText(': '), ...node.children);
    return node.tagName === 'dt' || node.tagName === 'dd' ? SKIP : undefined;
  });
  become(list, 'ul', items);
}

/** Fences keep their language and title; formulas become their LaTeX source. */
const handlers: Record<string, Handle> = {
  pre: (_, node) => {
    const { dataLanguage = 'text', dataTitle } = node.properties;
    const meta = dataTitle ? `title="${String(dataTitle)}"` : null;
    return { type: 'code', lang: String(dataLanguage), meta, value: toString(node) };
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
