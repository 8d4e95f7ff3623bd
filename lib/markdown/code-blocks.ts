import type { Element, ElementContent, Root } from 'hast';
import type { Code, Parent, Root as MarkdownRoot, RootContent } from 'mdast';
import { rehypePrettyCode, type Options } from 'rehype-pretty-code';
import type { BuiltinTheme, ThemedToken } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { readHighlightComments, readMarks } from './fence-marks';
import { codeTheme, colorClass, getHighlighter } from './highlighter';

const BOX = 'playground';

/** Lines to highlight by their numbers, such as `{1,4-6}`. Comments in the code are then not read. */
const NUMBERS = /\{[\d,\s-]+\}/;

/**
 * Leaves to the highlighter the marks that are its own, names for it the lines that comments mark, and puts a query that
 * readers can run into a box, with its result if that comes next.
 */
export function remarkFences() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'code', (fence: Code, index, parent) => {
      const marks = readMarks(fence.meta ?? '');
      const isRunnable = fence.lang?.toLowerCase() === 'jsonata' && (marks.people || marks.input !== undefined);
      if (isRunnable && parent && index !== undefined && parent.type !== (BOX as string)) {
        wrapWithResult(parent, index, marks.people ? undefined : marks.input);
        // The fences in the box are next.
        return [SKIP, index];
      }
      const meta = [fence.meta];
      // The bar is there before its button, so that nothing moves when the button appears.
      if (isRunnable && marks.title === undefined) meta.push('title="Query"');
      if (fence.lang && !NUMBERS.test(fence.meta ?? '')) {
        const { code, highlighted } = readHighlightComments(fence.value);
        fence.value = code;
        if (highlighted.length) meta.push(`{${highlighted.join()}}`);
      }
      fence.meta = meta.join(' ');
      fence.lang = fence.lang?.toLowerCase() ?? 'text';
      return undefined;
    });
  };
}

function wrapWithResult(parent: Parent, index: number, input: string | undefined): void {
  const next = parent.children[index + 1];
  const count = next?.type === 'code' && readMarks(next.meta ?? '').result ? 2 : 1;
  const box = {
    type: BOX,
    children: parent.children.slice(index, index + count),
    data: {
      hName: 'div',
      hProperties: { className: ['playground-box'], 'data-playground': 'query', 'data-input': input },
    },
  };
  parent.children.splice(index, count, box as unknown as RootContent);
}

/** Fences in color, each color a class. */
export const highlighting: [typeof rehypePrettyCode, Options] = [
  rehypePrettyCode,
  {
    theme: codeTheme.name as BuiltinTheme,
    getHighlighter,
    keepBackground: false,
    bypassInlineCode: true,
    grid: false,
    transformers: [{ name: 'colors-as-classes', tokens: (lines) => lines.map(joinByColor) }],
  },
];

/** The tokens of a line, neighbors of the same color joined. */
function joinByColor(tokens: ThemedToken[]): ThemedToken[] {
  const runs: ThemedToken[] = [];
  for (const { content, color = '', offset } of tokens) {
    const isBlank = !content.trim();
    const name = isBlank ? undefined : colorClass(color);
    const last = runs.at(-1);
    if (last && (isBlank || last.htmlAttrs?.class === name)) last.content += content;
    else runs.push({ content, offset, htmlStyle: {}, htmlAttrs: name ? { class: name } : {} });
  }
  return runs;
}

/** More lines than this may break across pages of paper. */
const MAX_UNBROKEN_LINES = 12;

/**
 * Makes the highlighter's output small: `figure.code > figcaption + pre > code`. A token has an element where its color
 * isn't that of the text, and a line where it has a number or stands out.
 */
export function rehypeCodeBlocks() {
  return (tree: Root): void => {
    visit(tree, 'element', (figure: Element) => {
      if (!('data-rehype-pretty-code-figure' in figure.properties)) return undefined;
      visit(figure, 'element', (node: Element) => {
        if (node.tagName === 'figcaption') node.properties = { className: ['code-title'] };
        if (node.tagName === 'pre') node.properties = { tabIndex: 0 };
        if (node.tagName === 'code') simplify(node, figure);
      });
      return SKIP;
    });
  };
}

function simplify(code: Element, figure: Element): void {
  const lines = code.children.filter((child) => child.type === 'element');
  figure.properties = {
    className: lines.length > MAX_UNBROKEN_LINES ? ['code', 'code-long'] : ['code'],
    dataLanguage: code.properties['data-language'],
  };
  const hasLineNumbers = 'data-line-numbers' in code.properties;
  code.properties = hasLineNumbers ? { className: ['numbered'] } : {};
  code.children = code.children.flatMap((line): ElementContent[] => {
    if (line.type !== 'element') return [line];
    const isHighlighted = 'data-highlighted-line' in line.properties;
    line.children = line.children.flatMap((token) =>
      token.type === 'element' && !token.properties.className && !token.properties.class ? token.children : [token],
    );
    if (!hasLineNumbers && !isHighlighted) return line.children;
    return [{ ...line, properties: { className: isHighlighted ? ['line', 'highlighted'] : ['line'] } }];
  });
}
