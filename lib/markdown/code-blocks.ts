import type { Element, ElementContent, Parents, Properties, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Code, Parent, Root as MarkdownRoot, RootContent } from 'mdast';
import type { BundledLanguage, Highlighter } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { codeTheme, COLOR_CLASS, getHighlighter, isKnownLanguage, LANGUAGE_ALIASES } from './highlighter';

/**
 * Colors code blocks: each becomes `figure.code > figcaption + pre > code`, with a class for each color. Lines have an
 * element of their own only if they are numbered or highlighted.
 */
export function rehypeCodeBlocks() {
  return async (tree: Root): Promise<void> => {
    const highlighter = await getHighlighter();
    visit(tree, 'element', (node: Element, index, parent: Parents | undefined) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) return undefined;
      parent.children[index] = toFigure(code, highlighter);
      return SKIP;
    });
  };
}

/** More lines than this may break across pages of paper. */
const SHORT = 15;

function toFigure(code: Element, highlighter: Highlighter): Element {
  const meta = code.data?.meta ?? '';
  const language = String(code.properties.className).replace('language-', '');
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const words = meta.replace(/"[^"]*"/g, '');
  const isNumbered = /(^|\s)showLineNumbers(\s|$)/.test(words);
  const highlighted = linesIn(words);
  const lines = colorLines(highlighter, language, toString(code).replace(/\n$/, ''));
  const children = lines.flatMap((tokens, index): ElementContent[] => {
    const isHighlighted = highlighted.has(index + 1);
    const line = element('span', { className: isHighlighted ? ['line', 'highlighted'] : ['line'] }, tokens);
    return [...(index ? [text('\n')] : []), ...(isNumbered || isHighlighted ? [line] : tokens)];
  });
  const properties = { className: lines.length > SHORT ? ['code', 'code-long'] : ['code'], 'data-language': language };
  return element('figure', properties, [
    ...(title ? [element('figcaption', { className: ['code-title'] }, [text(title)])] : []),
    element('pre', { tabIndex: 0 }, [element('code', isNumbered ? { className: ['numbered'] } : {}, children)]),
  ]);
}

const text = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The numbers of the lines in `{1,4-6}`. */
function linesIn(meta: string): ReadonlySet<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
}

/** The colored pieces of each line; an unknown language has no colors. */
function colorLines(highlighter: Highlighter, language: string, source: string): ElementContent[][] {
  const known = isKnownLanguage(language) ? (LANGUAGE_ALIASES[language] ?? language) : 'text';
  // By default, a line that takes too long is highlighted only in part, so a busy machine would produce different pages.
  const lines = highlighter.codeToTokensBase(source, {
    lang: known as BundledLanguage,
    theme: codeTheme,
    tokenizeTimeLimit: 0,
  });
  return lines.map(colorLine);
}

/** Neighbors of the same color are one piece, with the space after them; text in the default color needs no element. */
function colorLine(tokens: { content: string; color?: string }[]): ElementContent[] {
  const pieces: { name?: string; value: string }[] = [];
  for (const { content, color = '' } of tokens) {
    const name = COLOR_CLASS[color.toLowerCase()];
    const last = pieces.at(-1);
    if (last && (last.name === name || !content.trim())) last.value += content;
    else pieces.push({ name, value: content });
  }
  return pieces.map(({ name, value }) => (name ? element('span', { className: [name] }, [text(value)]) : text(value)));
}

/**
 * Prepares fences for the highlighter: removes check marks, turns magic comments into line ranges, and sets a
 * default language. Puts a sample that readers can try into a box with its result.
 */
export function remarkPrepareFences() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      const trial = trialOf(node);
      if (parent && index !== undefined && trial && !isBox(parent)) {
        boxSample(parent, index, trial);
        // The fences in the box are next.
        return [SKIP, index];
      }
      let meta = node.meta ?? '';
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

/** How readers can try a sample: the attribute of its box, and the title of its bar. */
interface Trial {
  attribute: 'data-try' | 'data-score';
  value: string;
  title: string;
}

const BOX = 'trial';
const isBox = (node: { type: string }): boolean => node.type === BOX;
const hasMark = ({ meta }: Code, mark: string): boolean => ` ${meta ?? ''} `.includes(` ${mark} `);
const markOf = ({ meta }: Code, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];

/** A query has the name of its input, which is empty if it runs on the made-up people; an event has what scores it. */
function trialOf(node: Code): Trial | undefined {
  const isQuery = node.lang?.toLowerCase() === 'jsonata';
  const input = hasMark(node, 'people') ? '' : markOf(node, 'input');
  if (isQuery && input !== undefined) return { attribute: 'data-try', value: input, title: 'Query' };
  const score = markOf(node, 'score');
  return score === undefined ? undefined : { attribute: 'data-score', value: score, title: 'Event' };
}

/** Puts a fence, and its result if that comes next, into a box. */
function boxSample(parent: Parent, index: number, { attribute, value, title }: Trial): void {
  const [sample, next] = parent.children.slice(index, index + 2);
  const count = next?.type === 'code' && hasMark(next, 'result') ? 2 : 1;
  // The bar that the button stands in is there from the start, so that nothing moves when it comes.
  if (sample?.type === 'code' && markOf(sample, 'title') === undefined) {
    sample.meta = `${sample.meta ?? ''} title="${title}"`;
  }
  const box = {
    type: BOX,
    children: parent.children.slice(index, index + count),
    data: { hName: 'div', hProperties: { className: ['try'], [attribute]: value } },
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
