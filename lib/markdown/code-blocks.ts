import rehypePrettyCode, { type Options } from 'rehype-pretty-code';
import type { Element, ElementContent, Root } from 'hast';
import type { Code, Parent, Root as MarkdownRoot, RootContent } from 'mdast';
import type { BuiltinTheme, ThemedToken } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { type FenceMarks, readHighlightComments, readMarks } from './fence-marks';
import { codeTheme, COLOR_CLASS, getHighlighter } from './highlighter';

const BOX = 'bench';

/**
 * Leaves to the highlighter the marks that are its own, and puts a query that readers can run into a box, with its
 * result if that comes next.
 */
export function remarkFences() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'code', (fence: Code, index, parent) => {
      const marks = readMarks(fence.meta ?? '');
      if (fence.lang && !marks.highlighted.size) {
        const { code, highlighted } = readHighlightComments(fence.value);
        fence.value = code;
        marks.highlighted = highlighted;
      }
      const isRunnable = fence.lang?.toLowerCase() === 'jsonata' && (marks.people || marks.input !== undefined);
      if (isRunnable && parent && index !== undefined && parent.type !== (BOX as string)) {
        boxWithResult(parent, index, marks.people ? undefined : marks.input);
        // The fences in the box are next.
        return [SKIP, index];
      }
      // The bar that the button stands in is there from the start, so that nothing moves when it comes.
      fence.meta = highlighterMarks(isRunnable ? { ...marks, title: marks.title ?? 'Query' } : marks);
      fence.lang = fence.lang?.toLowerCase() ?? 'text';
      return undefined;
    });
  };
}

function highlighterMarks({ title, numbered, highlighted }: FenceMarks): string | null {
  const words = [
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(numbered ? ['showLineNumbers'] : []),
    ...(highlighted.size ? [`{${[...highlighted].join(',')}}`] : []),
  ];
  return words.join(' ') || null;
}

function boxWithResult(parent: Parent, index: number, input: string | undefined): void {
  const next = parent.children[index + 1];
  const count = next?.type === 'code' && readMarks(next.meta ?? '').result ? 2 : 1;
  const box = {
    type: BOX,
    children: parent.children.slice(index, index + count),
    data: { hName: 'div', hProperties: { className: ['bench-box'], 'data-bench': 'query', 'data-input': input } },
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
    const name = isBlank ? undefined : COLOR_CLASS[color.toLowerCase()];
    const last = runs.at(-1);
    if (last && (isBlank || last.htmlAttrs?.class === name)) last.content += content;
    else runs.push({ content, offset, htmlStyle: {}, htmlAttrs: name ? { class: name } : {} });
  }
  return runs;
}

/** More lines than this may break across pages of paper. */
const SHORT = 15;

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
    className: lines.length > SHORT ? ['code', 'code-long'] : ['code'],
    dataLanguage: code.properties['data-language'],
  };
  const numbered = 'data-line-numbers' in code.properties;
  code.properties = numbered ? { className: ['numbered'] } : {};
  code.children = code.children.flatMap((line): ElementContent[] => {
    if (line.type !== 'element') return [line];
    const highlighted = 'data-highlighted-line' in line.properties;
    line.children = line.children.flatMap((token) =>
      token.type === 'element' && !token.properties.className && !token.properties.class ? token.children : [token],
    );
    if (!numbered && !highlighted) return line.children;
    return [{ ...line, properties: { className: highlighted ? ['line', 'highlighted'] : ['line'] } }];
  });
}
