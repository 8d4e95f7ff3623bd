import type { Element, ElementContent, Root } from 'hast';
import type { Code, Parent, Root as MarkdownRoot, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { COLOR_CLASS } from './highlighter';

/** Words in a fence's info string that only the sample checks use. */
const PROOF_MARK = /^(check|run|people|result|input="[^"]*"|schema="[^"]*")$/;

/** The info string as the highlighter should see it. */
export function withoutProofMarks(meta: string): string {
  const words = meta.match(/(?:[^\s"']|"[^"]*"|'[^']*')+|["']/g) ?? [];
  return words.filter((word) => !PROOF_MARK.test(word)).join(' ');
}

/**
 * Simplifies the highlighter's output: color styles become classes, wrappers become `figure.code > figcaption + pre >
 * code`, and spans that change nothing are removed, as lines are unless they have a number or are highlighted.
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
  const long = textOf(figure).split('\n').length > SHORT;
  figure.properties = { className: long ? ['code', 'code-long'] : ['code'] };
  visit(figure, 'element', (node: Element) => {
    if (node.tagName === 'figcaption') node.properties = { className: ['code-title'] };
    if (node.tagName === 'pre') {
      figure.properties['data-language'] = node.properties['data-language'];
      node.properties = { tabIndex: 0 };
    }
    if (node.tagName === 'code') {
      simplifyLines(node);
    }
  });
}

/** More lines than this may break across pages of paper. */
const SHORT = 15;

function simplifyLines(code: Element): void {
  const numbered = 'data-line-numbers' in code.properties;
  code.properties = numbered ? { className: ['numbered'] } : {};
  code.children = code.children.flatMap((line): ElementContent[] => {
    if (line.type !== 'element') return [line];
    const highlighted = 'data-highlighted-line' in line.properties;
    line.properties = { className: highlighted ? ['line', 'highlighted'] : ['line'] };
    // The highlighter puts a space into empty lines, which would end up in copied code.
    line.children = textOf(line) === ' ' ? [] : mergeTokens(line.children);
    return numbered || highlighted ? [line] : line.children;
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

/**
 * Prepares fences for the highlighter: removes check marks, turns magic comments into line ranges, and sets a
 * default language. Puts a sample that readers can try into a box with its result.
 */
export function remarkPrepareFences() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      const sample = runnableOf(node);
      if (parent && index !== undefined && sample && !isBox(parent)) {
        boxSample(parent, index, sample);
        // The fences in the box are next.
        return [SKIP, index];
      }
      let meta = withoutProofMarks(node.meta ?? '');
      const hasRange = /\{[\d,\s-]+\}/.test(meta);
      if (node.lang && !hasRange) {
        const { code, lines } = readMagicComments(node.value);
        node.value = code;
        if (lines.length) meta = `${meta} {${lines.join(',')}}`.trim();
      }
      node.lang = node.lang?.toLowerCase() ?? 'text';
      node.meta = meta || null;
      return undefined;
    });
  };
}

const BOX = 'bench';
const isBox = (node: { type: string }): boolean => node.type === BOX;
const hasMark = ({ meta }: Code, mark: string): boolean => ` ${meta ?? ''} `.includes(` ${mark} `);
const markOf = ({ meta }: Code, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];

/** A query that readers can run, with the name of its input, if it doesn't run on the made-up people. */
function runnableOf(node: Code): { input?: string } | undefined {
  if (node.lang?.toLowerCase() !== 'jsonata') return undefined;
  if (hasMark(node, 'people')) return {};
  const input = markOf(node, 'input');
  return input === undefined ? undefined : { input };
}

/** Puts a fence, and its result if that comes next, into a box. */
function boxSample(parent: Parent, index: number, { input }: { input?: string }): void {
  const [sample, next] = parent.children.slice(index, index + 2);
  const count = next?.type === 'code' && hasMark(next, 'result') ? 2 : 1;
  // The bar that the button stands in is there from the start, so that nothing moves when it comes.
  if (sample?.type === 'code' && markOf(sample, 'title') === undefined) {
    sample.meta = `${sample.meta ?? ''} title="Query"`;
  }
  const box = {
    type: BOX,
    children: parent.children.slice(index, index + count),
    data: { hName: 'div', hProperties: { className: ['bench-box'], 'data-bench': 'query', 'data-input': input } },
  };
  parent.children.splice(index, count, box as unknown as RootContent);
}

const LINE = String.raw`(?:\/\/|#|--|%|;;|'|REM|!|\*>)`;
const BLOCK: [string, string][] = [
  [String.raw`\/\*`, String.raw`\*\/`],
  [String.raw`\{\s*\/\*`, String.raw`\*\/\s*\}`],
  ['<!--', '-->'],
  [String.raw`\(\*`, String.raw`\*\)`],
];

const patterns = [
  new RegExp(`^\\s*${LINE}\\s*(highlight-[a-z-]+)\\s*$`),
  ...BLOCK.map(([open, close]) => new RegExp(`^\\s*${open}\\s*(highlight-[a-z-]+)\\s*${close}\\s*$`)),
];

/**
 * Reads `highlight-next-line`, `highlight-start`, and `highlight-end` comments on lines of their own. Returns the
 * code without those lines and the 1-based numbers of the lines to highlight.
 */
export function readMagicComments(code: string): { code: string; lines: number[] } {
  const kept: string[] = [];
  const lines: number[] = [];
  let next = false;
  let inside = false;
  for (const line of code.split('\n')) {
    const comment = patterns.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
    if (comment === 'highlight-next-line') next = true;
    else if (comment === 'highlight-start') inside = true;
    else if (comment === 'highlight-end') inside = false;
    else {
      kept.push(line);
      if (next || inside) lines.push(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), lines };
}
