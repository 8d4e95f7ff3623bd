/** Rules for every page, checked in the finished files, as readers get them. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { pagesIn } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, test } from './site-test';

interface FinishedPage {
  /** Address below the base path, such as `/faq/`. */
  address: string;
  body: Tree.Element;
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const attribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;
const childrenOf = (node: Tree.Node): Tree.Node[] => ('childNodes' in node ? node.childNodes : []);

/** All matching elements below a node, in page order. */
function find(
  node: Tree.Node,
  isWanted: (element: Tree.Element) => boolean,
  found: Tree.Element[] = [],
): Tree.Element[] {
  for (const child of childrenOf(node)) {
    // Elements that are filled when the reader acts are hidden until then.
    if (isElement(child) && attribute(child, 'hidden') !== undefined) continue;
    if (isElement(child) && isWanted(child)) found.push(child);
    find(child, isWanted, found);
  }
  return found;
}
const named =
  (...names: string[]) =>
  (element: Tree.Element) =>
    names.includes(element.tagName);

const read = (dir: string): FinishedPage[] =>
  pagesIn(dir, /(^|\/)index\.html$/).map(({ file, html }) => {
    const [body] = find(parse(html, { scriptingEnabled: false }), named('body'));
    if (!body) throw new Error(`${file} has no body.`);
    return { address: `/${file.slice(0, -'index.html'.length)}`, body };
  });

const known = new Map<string, FinishedPage[]>();
/** All finished pages except redirects, parsed once for all tests of a worker. */
function pagesOf(dir: string): FinishedPage[] {
  const pages = known.get(dir) ?? read(dir);
  known.set(dir, pages);
  expect(pages.length).toBeGreaterThan(150);
  return pages;
}

const NOT_SHOWN = ['script', 'style', 'template'];
/** Samples and names in code may contain any character. */
const CODE = ['pre', 'code', 'kbd', 'samp', 'math', 'svg'];

const TEXTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'dt', 'dd', 'th', 'summary'];
const BLOCKS = new Set([...TEXTS, 'td', 'div', 'figcaption']);
const MUST_HAVE_CONTENT = [...TEXTS, 'figure', 'caption', 'blockquote', 'pre', 'main', 'article'];

/** Text below a node, without the elements in `without`; line breaks separate blocks. */
function textOf(node: Tree.Node, without: string[] = NOT_SHOWN): string {
  if ('value' in node) return node.value;
  if (isElement(node) && without.includes(node.tagName)) return ' ';
  const text = childrenOf(node)
    .map((child) => textOf(child, without))
    .join('');
  return isElement(node) && BLOCKS.has(node.tagName) ? `\n${text}\n` : text;
}

/** Lines of visible text, and labels that are shown or read aloud. */
function pieces(node: Tree.Element): string[] {
  const labels = find(node, () => true).flatMap((element) =>
    ['alt', 'title', 'aria-label', 'placeholder', 'data-meaning'].flatMap((name) => attribute(element, name) ?? []),
  );
  return [...textOf(node, [...NOT_SHOWN, ...CODE]).split('\n'), ...labels];
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
  const found = new Set<string>();
  // Most of what surrounds a page is the same on all of them.
  const seen = new Set<string>();
  for (const { address, body } of pagesOf(dir)) {
    for (const piece of pieces(body)) {
      if (seen.has(piece)) continue;
      seen.add(piece);
      for (const [name, sign] of RAW_SYNTAX) {
        const match = sign.exec(piece);
        if (match)
          found.add(`${address}: ${name} in "${piece.slice(Math.max(0, match.index - 20), match.index + 40)}"`);
      }
    }
  }
  expect([...found]).toEqual([]);
});

test('no heading, list, table, figure, link, or button is empty', ({ dir }) => {
  const empty: string[] = [];
  const PICTURES = ['img', 'svg', 'input', 'math', 'video'];
  const hasContent = (element: Tree.Element): boolean =>
    textOf(element).replace(/[\s\u200B]/g, '') !== '' || find(element, named(...PICTURES)).length > 0;
  const isNamed = (element: Tree.Element): boolean =>
    ['aria-label', 'aria-labelledby', 'title'].some((name) => attribute(element, name)) || hasContent(element);
  for (const { address, body } of pagesOf(dir)) {
    const report = (element: Tree.Element, what: string) => empty.push(`${address}: <${element.tagName}> ${what}`);
    for (const element of find(body, named(...MUST_HAVE_CONTENT))) {
      const isLabel = element.tagName === 'th' && attribute(element, 'aria-label');
      const isFilledLater = attribute(element, 'aria-live') !== undefined;
      if (!hasContent(element) && !isLabel && !isFilledLater) report(element, 'is empty');
    }
    for (const list of find(body, named('ul', 'ol', 'dl'))) {
      if (!find(list, named('li', 'dt', 'dd')).length) report(list, 'has no item');
    }
    for (const table of find(body, named('table'))) {
      const rows = find(table, named('tr'));
      const cells = find(table, named('td'));
      if (!cells.length) report(table, 'has no row of its own');
      for (const row of rows) {
        if (!find(row, named('td', 'th')).some(hasContent)) report(row, 'has no cell that says something');
      }
    }
    for (const control of find(body, named('a', 'button'))) {
      if (!isNamed(control)) report(control, `of class "${attribute(control, 'class')}" has no name`);
    }
  }
  expect(empty).toEqual([]);
});

test('every heading has content below it before the next heading of its level', ({ dir }) => {
  const bare: string[] = [];
  for (const { address, body } of pagesOf(dir)) {
    let open: { level: number; title: string; filled: boolean }[] = [];
    const close = (level: number) => {
      for (const one of open.filter((each) => each.level >= level)) {
        if (!one.filled) bare.push(`${address}: nothing below "${one.title}"`);
      }
      open = open.filter((one) => one.level < level);
    };
    const walk = (node: Tree.Node) => {
      if (isElement(node) && /^h[1-6]$/.test(node.tagName)) {
        const level = Number(node.tagName[1]);
        close(level);
        for (const one of open) one.filled = true;
        open.push({ level, title: textOf(node).trim(), filled: false });
      } else if (isElement(node) && [...NOT_SHOWN, 'nav', 'footer'].includes(node.tagName)) {
        // The page's surroundings do not count as section content.
      } else if (('value' in node && node.value.trim()) || (isElement(node) && node.tagName === 'img')) {
        for (const one of open) one.filled = true;
      } else for (const child of childrenOf(node)) walk(child);
    };
    for (const main of find(body, named('article'))) walk(main);
    close(1);
  }
  expect(bare).toEqual([]);
});

test('next and previous visit every page of a sidebar once, in both directions', ({ dir, base }) => {
  const pages = new Map(
    pagesOf(dir).map(({ address, body }) => {
      const links = find(body, named('a'));
      const link = (rel: string) => {
        const href = links
          .map((one) => (attribute(one, 'rel') === rel ? attribute(one, 'href') : undefined))
          .find(Boolean);
        return href && decodeURI(href.slice(base.length));
      };
      const inSidebar = find(body, (one) => attribute(one, 'aria-label') === 'Docs pages').length > 0;
      return [address, { next: link('next'), previous: link('prev'), inSidebar }];
    }),
  );
  const listed = [...pages].filter(([, { inSidebar }]) => inSidebar).map(([address]) => address);
  const walked: string[] = [];
  for (const start of ['/', `/${AT.api}`]) {
    expect(pages.get(start)?.previous, `${start} comes first`).toBeUndefined();
    for (let at: string | undefined = start, before: string | undefined; at; before = at, at = pages.get(at)?.next) {
      expect(pages.get(at)?.previous, `the way back from ${at}`).toBe(before);
      walked.push(at);
      expect(walked.length, `${at} is on a circle`).toBeLessThanOrEqual(listed.length);
    }
  }
  expect(walked.toSorted()).toEqual(listed.toSorted());
});
