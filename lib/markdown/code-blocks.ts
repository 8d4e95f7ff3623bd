import { rehypePrettyCode, type Options } from 'rehype-pretty-code';
import type { Element, ElementContent, Root } from 'hast';
import type { Code, Parent, Root as MarkdownRoot, RootContent } from 'mdast';
import type { BuiltinTheme, ThemedToken } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { readMarks } from './fence-marks';
import { codeTheme, colorClass, getHighlighter } from './highlighter';

const BOX = 'playground';

/** Puts a query that readers can run into a box, with its result if that comes next. */
export function remarkFences() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'code', (fence: Code, index, parent) => {
      const marks = readMarks(fence.meta ?? '');
      const isRunnable = fence.lang?.toLowerCase() === 'jsonata' && (marks.people || marks.input !== undefined);
      if (isRunnable && parent && index !== undefined && parent.type !== (BOX as string)) {
        boxWithResult(parent, index, marks.people ? undefined : marks.input);
        // The fences in the box are next.
        return [SKIP, index];
      }
      // The button's bar is there from the start, so that nothing moves when the button comes.
      if (isRunnable && marks.title === undefined) fence.meta += ' title="Query"';
      fence.lang = fence.lang?.toLowerCase() ?? 'text';
      return undefined;
    });
  };
}

function boxWithResult(parent: Parent, index: number, input: string | undefined): void {
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
const SHORT = 15;

/**
 * Makes the highlighter's output small: `figure.code > figcaption + pre > code`. A token has an element only where its
 * color isn't that of the text, and a line has none.
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
    className: lines.length > SHORT ? ['code', 'code-long'] : ['code'],
    dataLanguage: code.properties['data-language'],
  };
  code.properties = {};
  code.children = code.children.flatMap((line): ElementContent[] => {
    if (line.type !== 'element') return [line];
    return line.children.flatMap((token) =>
      token.type === 'element' && !token.properties.className && !token.properties.class ? token.children : [token],
    );
  });
}
