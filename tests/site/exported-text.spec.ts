/** What no page may show readers: syntax of its source, empty elements, and headings with nothing below. */
import {
  childrenOf,
  find,
  isElement,
  pagesIn,
  textOf,
  valueOf,
  type Element,
  type Node,
} from '../support/exported-files';
import { expect, test } from './site-test';

const NOT_PROSE = ['pre', 'code', 'kbd', 'samp', 'math', 'svg'];
const TEXTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'dt', 'dd', 'th', 'summary'];
const BLOCKS = new Set([...TEXTS, 'td', 'div', 'figcaption']);
const LABELS = ['alt', 'title', 'aria-label', 'placeholder', 'data-meaning'];

/** Visible text, with a line for each block, but without code, which may contain any character. */
function prose(node: Node): string {
  if (!isElement(node)) return textOf(node);
  if (['script', 'style', 'template', ...NOT_PROSE].includes(node.tagName)) return ' ';
  const text = childrenOf(node).map(prose).join('');
  return BLOCKS.has(node.tagName) ? `\n${text}\n` : text;
}

/** Markup syntax that readers should never see. */
const RAW_SYNTAX: [name: string, sign: RegExp][] = [
  ['Markdown bold', /\*\*\S|\S\*\*|(?<![\w/])__[a-z][^_]*__(?!\w)/],
  ['Markdown code', /`/],
  ['a Markdown link', /\]\(|!\[|\]\[\w/],
  ['a Markdown heading', /^\s*#{1,6} \S/],
  ['a Markdown list item', /^\s*[-*] \S/],
  ['a Markdown table', /\|\s*:?-{3,}|^\s*\|.*\|\s*$/],
  ['a directive', /(?<!\S):::?\s?[a-z]+(\[|\{|$)|:::/],
  ['an explicit heading ID', /\{#[\w-]+\}/],
  ['a comment', /\{\/\*|\*\/\}|<!--|-->/],
  ['a template', /\{\{|\}\}|\$\{|<%|%>/],
  ['a component', /<\/?[A-Za-z][\w.]*(\s[\w-]+=|\s*\/?>)/],
  ['an expression', /\{\s*(props|frontMatter|[\w.]+\(|["'`])/],
  ['an entity', /&(amp|lt|gt|quot|nbsp|apos|#x?[\da-f]+);/i],
  ['front matter', /^---\s*$|\bsidebar_position:/m],
  ['a raw JavaScript value', /\[object \w+\]|^\s*undefined\s*$/],
];

test('no page shows raw Markdown, template, or component syntax', ({ dir }) => {
  expect(pagesIn(dir).length).toBeGreaterThan(150);
  const leftovers: string[] = [];
  // Most of what surrounds a page is the same on all of them.
  const seen = new Set<string>();
  for (const page of pagesIn(dir)) {
    const [body] = page.find('body');
    const labels = find(body!).flatMap((element) => LABELS.flatMap((name) => valueOf(element, name) ?? []));
    for (const piece of [...prose(body!).split('\n'), ...labels]) {
      if (seen.has(piece)) continue;
      seen.add(piece);
      for (const [name, sign] of RAW_SYNTAX) {
        if (sign.test(piece)) leftovers.push(`${page.address}: ${name} in "${piece.slice(0, 80)}"`);
      }
    }
  }
  expect(leftovers).toEqual([]);
});

test('no heading, paragraph, list, table, figure, link, or button is empty', ({ dir }) => {
  const hasContent = (element: Element): boolean =>
    /[^\s\u200B]/.test(textOf(element)) || find(element, 'img', 'svg', 'input', 'math', 'video').length > 0;
  const isNamed = (element: Element): boolean =>
    // A live region is filled later.
    ['aria-label', 'aria-labelledby', 'title', 'aria-live'].some((name) => valueOf(element, name)) ||
    hasContent(element);
  const parts: Record<string, string[]> = { ul: ['li'], ol: ['li'], dl: ['dt', 'dd'], table: ['td'] };
  const isWhole = (element: Element): boolean => {
    if (element.tagName === 'tr') return find(element, 'td', 'th').some(hasContent);
    return find(element, ...(parts[element.tagName] ?? [])).length > 0;
  };
  const named = [...TEXTS, 'figure', 'caption', 'blockquote', 'pre', 'main', 'article', 'a', 'button'];
  const empty = pagesIn(dir).flatMap((page) => [
    ...page
      .find(...named)
      .filter((element) => !isNamed(element))
      .map((element) => `${page.address}: <${element.tagName}> is empty`),
    ...page
      .find('tr', ...Object.keys(parts))
      .filter((element) => !isWhole(element))
      .map((element) => `${page.address}: <${element.tagName}> has nothing in it`),
  ]);
  expect(empty).toEqual([]);
});

test('every heading has content below it before the next heading of its level', ({ dir }) => {
  const bare: string[] = [];
  for (const page of pagesIn(dir)) {
    let open: { level: number; title: string; isFilled: boolean }[] = [];
    const close = (level: number) => {
      for (const heading of open)
        if (heading.level >= level && !heading.isFilled) bare.push(`${page.address}: ${heading.title}`);
      open = open.filter((heading) => heading.level < level);
    };
    const fill = () => open.forEach((heading) => (heading.isFilled = true));
    const walk = (node: Node) => {
      if (isElement(node) && /^h[1-6]$/.test(node.tagName)) {
        const level = Number(node.tagName[1]);
        close(level);
        fill();
        open.push({ level, title: textOf(node).trim(), isFilled: false });
      } else if (isElement(node) && ['script', 'style', 'template', 'nav', 'footer'].includes(node.tagName)) {
        // The page's surroundings do not count as section content.
      } else if (('value' in node && node.value.trim()) || (isElement(node) && node.tagName === 'img')) fill();
      else childrenOf(node).forEach(walk);
    };
    page.find('article').forEach(walk);
    close(1);
  }
  expect(bare).toEqual([]);
});
