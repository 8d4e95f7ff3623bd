import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { COLOR_CLASS } from './highlighter';

/** Words in a fence's info string that only the sample checks use. */
const PROOF_MARK = /^(check|run|people|result|input="[^"]*"|schema="[^"]*"|score="[^"]*")$/;

/** The info string as the highlighter should see it. */
export function withoutProofMarks(meta: string): string {
  const words = meta.match(/(?:[^\s"']|"[^"]*"|'[^']*')+|["']/g) ?? [];
  return words.filter((word) => !PROOF_MARK.test(word)).join(' ');
}

/**
 * Simplifies the highlighter's output: color styles become classes, wrappers become `figure.code > figcaption + pre >
 * code > span.line`, and meaningless spans are removed.
 */
export function rehypeCodeBlocks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'figure' && 'data-rehype-pretty-code-figure' in node.properties) simplifyBlock(node);
      if (node.tagName === 'span' && 'data-rehype-pretty-code-figure' in node.properties) node.properties = {};
    });
  };
}

function simplifyBlock(figure: Element): void {
  figure.properties = { className: ['code'] };
  visit(figure, 'element', (node: Element) => {
    if (node.tagName === 'figcaption') node.properties = { className: ['code-title'] };
    if (node.tagName === 'pre') {
      figure.properties['data-language'] = node.properties['data-language'];
      node.properties = { tabIndex: 0 };
    }
    if (node.tagName === 'code') {
      const numbered = 'data-line-numbers' in node.properties;
      node.properties = numbered ? { className: ['numbered'] } : {};
    }
    if (node.tagName !== 'span') return;
    if ('data-line' in node.properties) {
      const highlighted = 'data-highlighted-line' in node.properties;
      node.properties = { className: highlighted ? ['line', 'highlighted'] : ['line'] };
      // The highlighter puts a space into empty lines, which would end up in copied code.
      node.children = textOf(node) === ' ' ? [] : mergeTokens(node.children);
    }
  });
}

/** Joins neighbors of the same color and unwraps text in the default color. */
function mergeTokens(children: ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = [];
  for (const child of children) {
    const text = textOf(child);
    const color =
      child.type === 'element' ? /color:\s*(#[0-9a-f]{6})/i.exec(String(child.properties.style ?? ''))?.[1] : undefined;
    const name = text.trim() ? COLOR_CLASS[color?.toLowerCase() ?? ''] : '';
    const last = merged.at(-1);
    const lastName = last?.type === 'element' ? String(last.properties.className) : '';
    if (last && (lastName === (name ?? '') || !text.trim())) append(last, text);
    else
      merged.push(
        name
          ? {
              type: 'element',
              tagName: 'span',
              properties: { className: [name] },
              children: [{ type: 'text', value: text }],
            }
          : { type: 'text', value: text },
      );
  }
  return merged;
}

function append(node: ElementContent, text: string): void {
  const target = node.type === 'element' ? node.children[0] : node;
  if (target?.type === 'text') target.value += text;
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
