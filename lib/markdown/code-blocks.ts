import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Code, Parent, Root as MarkdownRoot, RootContent } from 'mdast';
import type { BundledLanguage, ThemedToken } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { readMarks } from './fence-marks';
import { codeTheme, COLOR_CLASS, getHighlighter, isKnownLanguage } from './highlighter';

const BOX = 'bench';

/** Puts a query that readers can run into a box, with its result if that comes next. */
export function remarkBenches() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'code', (sample: Code, index, parent) => {
      const { people, input, title } = readMarks(sample.meta ?? '');
      const isRunnable = sample.lang?.toLowerCase() === 'jsonata' && (people || input !== undefined);
      if (!isRunnable || !parent || index === undefined) return undefined;
      // The bar that the button stands in is there from the start, so that nothing moves when it comes.
      if (title === undefined) sample.meta = `${sample.meta ?? ''} title="Query"`;
      boxWithResult(parent, index, people ? undefined : input);
      return [SKIP, index + 1];
    });
  };
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

/**
 * Turns each fence into `figure.code > figcaption + pre > code`, in color. A token has a class where its color isn't
 * that of the text, and a line has an element where it has a number or stands out.
 */
export function rehypeCodeBlocks() {
  return async (tree: Root): Promise<void> => {
    const highlighter = await getHighlighter();
    visit(tree, 'element', (pre: Element, index, parent) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) return undefined;
      const text = toString(code).replace(/\n$/, '');
      const language = /language-(\S+)/.exec(String(code.properties.className))?.[1]?.toLowerCase() ?? 'text';
      const lines = highlighter.codeToTokensBase(text, {
        lang: isKnownLanguage(language) ? (language as BundledLanguage) : 'text',
        theme: codeTheme,
        // On a busy machine, a limit would leave the rest of a line without color, so that two builds would differ.
        tokenizeTimeLimit: 0,
      });
      parent.children[index] = figureOf(lines, language, code.data?.meta ?? '');
      return SKIP;
    });
  };
}

/** More lines than this may break across pages of paper. */
const SHORT = 15;

function figureOf(lines: ThemedToken[][], language: string, meta: string): Element {
  const { title, numbered, highlighted } = readMarks(meta);
  const children = lines.flatMap((tokens, index): ElementContent[] => {
    const stands = highlighted.has(index + 1);
    const inColor = colored(tokens);
    const line = numbered || stands ? [element('span', stands ? ['line', 'highlighted'] : ['line'], inColor)] : inColor;
    return index ? [{ type: 'text', value: '\n' }, ...line] : line;
  });
  const figure = element('figure', lines.length > SHORT ? ['code', 'code-long'] : ['code'], [
    ...(title === undefined ? [] : [element('figcaption', ['code-title'], [{ type: 'text', value: title }])]),
    { ...element('pre', [], [element('code', numbered ? ['numbered'] : [], children)]), properties: { tabIndex: 0 } },
  ]);
  figure.properties.dataLanguage = language;
  return figure;
}

const element = (tagName: string, className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length ? { className } : {},
  children,
});

/** The tokens of a line, neighbors of the same color joined. */
function colored(tokens: ThemedToken[]): ElementContent[] {
  const runs: { name: string; value: string }[] = [];
  for (const { content, color = '' } of tokens) {
    const isBlank = !content.trim();
    const name = isBlank ? '' : (COLOR_CLASS[color.toLowerCase()] ?? '');
    const last = runs.at(-1);
    if (last && (isBlank || last.name === name)) last.value += content;
    else runs.push({ name, value: content });
  }
  return runs.map(({ name, value }): ElementContent => {
    const text = { type: 'text', value } as const;
    return name ? element('span', [name], [text]) : text;
  });
}
