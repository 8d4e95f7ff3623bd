/** Rules for every page, checked in the finished files, as readers, programs, and search engines get them. */
import fs from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { settings } from '@/lib/settings/settings';
import { inEnglish, translateWith } from '@/lib/settings/translate';
import { splitLanguage } from '@/lib/settings/language-paths';
import {
  childrenOf,
  filesIn,
  find,
  isElement,
  pagesIn,
  textOf,
  valueOf,
  type Element,
  type ExportedPage,
  type Node,
} from '../support/exported-files';
import { AT } from './landmarks';
import { expect, test } from './site-test';

/** The codes of the further languages. */
const CODES = loadContent().languages.map(({ code }) => code);

/** The pages that have an address of their own: all but the 404 page. */
const listedIn = (dir: string): ExportedPage[] => pagesIn(dir).filter(({ file }) => !file.startsWith('404'));

/** The values of an attribute on the elements that have another attribute with this value. */
const valuesOf = (page: ExportedPage, tag: string, [name, value]: [string, string], wanted: string): string[] =>
  page.find(tag).flatMap((one) => (valueOf(one, name) === value ? (valueOf(one, wanted) ?? []) : []));

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
    const labels = find(body!).flatMap((one) => LABELS.flatMap((name) => valueOf(one, name) ?? []));
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
      .filter((one) => !isNamed(one))
      .map((one) => `${page.address}: <${one.tagName}> is empty`),
    ...page
      .find('tr', ...Object.keys(parts))
      .filter((one) => !isWhole(one))
      .map((one) => `${page.address}: <${one.tagName}> has nothing in it`),
  ]);
  expect(empty).toEqual([]);
});

test('every heading has content below it before the next heading of its level', ({ dir }) => {
  const bare: string[] = [];
  for (const page of pagesIn(dir)) {
    let open: { level: number; title: string; filled: boolean }[] = [];
    const close = (level: number) => {
      for (const one of open) if (one.level >= level && !one.filled) bare.push(`${page.address}: ${one.title}`);
      open = open.filter((one) => one.level < level);
    };
    const fill = () => open.forEach((one) => (one.filled = true));
    const walk = (node: Node) => {
      if (isElement(node) && /^h[1-6]$/.test(node.tagName)) {
        const level = Number(node.tagName[1]);
        close(level);
        fill();
        open.push({ level, title: textOf(node).trim(), filled: false });
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

test('next and previous visit every page of a sidebar once, in both directions', ({ dir, base }) => {
  const pages = new Map(
    pagesIn(dir).map((page) => {
      const link = (rel: string) => {
        const [href] = valuesOf(page, 'a', ['rel', rel], 'href');
        return href && decodeURI(href.slice(base.length));
      };
      const inSidebar = page.find('aside').some((one) => valueOf(one, 'aria-label') === 'Docs pages');
      return [page.address, { next: link('next'), previous: link('prev'), inSidebar }];
    }),
  );
  const english = [...pages].filter(([address]) => splitLanguage(address, CODES).path === address);
  const linked = english.filter(([, { next, previous }]) => next || previous).map(([address]) => address);
  // The home page leads into the sidebars by its doors, and Help now away to nothing: both have no pager.
  const starts = linked.filter((address) => [undefined, `/${AT.helpNow}`].includes(pages.get(address)?.previous));
  expect(starts).toHaveLength(2);
  const walked: string[] = [];
  for (const start of starts) {
    for (
      let at: string | undefined = start, before = pages.get(start)?.previous;
      at;
      before = at, at = pages.get(at)?.next
    ) {
      expect(pages.get(at)?.previous, `the way back from ${at}`).toBe(before);
      walked.push(at);
      expect(walked.length, `${at} is on a circle`).toBeLessThanOrEqual(linked.length);
    }
  }
  expect(walked.toSorted()).toEqual(linked.toSorted());
  const listed = english.filter(([, { inSidebar }]) => inSidebar).map(([address]) => address);
  // Help now has no pager: nothing there leads away from whom to call.
  expect(listed.filter((address) => !walked.includes(address))).toEqual(['/quick_links/help_now/']);
});

test('no page has a form or a field other than search', ({ dir }) => {
  for (const page of pagesIn(dir)) {
    const isSearchPage = splitLanguage(page.address, CODES).path === `/${AT.search}`;
    const fields = page.find('form', 'textarea', 'input', ...(isSearchPage ? [] : ['select']));
    const isSearch = (one: Element) => ['type', 'inputmode'].some((name) => valueOf(one, name) === 'search');
    expect(fields.filter((one) => !isSearch(one)).length, page.address).toBe(0);
  }
});

test('every page has one canonical address, its own and equal to og:url, and alternates that exist', ({
  dir,
  base,
}) => {
  const canonical = (page: ExportedPage) => valuesOf(page, 'link', ['rel', 'canonical'], 'href');
  const pages = listedIn(dir);
  const addresses = new Set(pages.flatMap(canonical));
  for (const page of pages) {
    const [own = '', ...others] = canonical(page);
    expect(others, page.address).toEqual([]);
    expect(own).toMatch(/^https:\/\/[^?#]*\/$/);
    expect(decodeURI(new URL(own).pathname)).toBe(base + page.address);
    expect(valuesOf(page, 'meta', ['property', 'og:url'], 'content')).toEqual([own]);
    const alternates = page.find('link').filter((one) => valueOf(one, 'hreflang'));
    const hrefs = alternates.map((one) => valueOf(one, 'href') ?? '');
    // English is the default; between the two stand the languages that have the page.
    const [english, ...codes] = alternates.map((one) => valueOf(one, 'hreflang'));
    expect([english, codes.pop()]).toEqual(['en', 'x-default']);
    expect(CODES).toEqual(expect.arrayContaining(codes));
    expect(hrefs[0]).toBe(hrefs.at(-1));
    expect(hrefs).toContain(own);
    expect(hrefs.filter((one) => !addresses.has(one))).toEqual([]);
  }
});

test('og:title equals the title tag, and no two pages share a title or description', ({ dir }) => {
  const seen = new Map<string, string>();
  for (const page of listedIn(dir)) {
    const [title] = page.find('title').map((one) => textOf(one));
    const [description] = valuesOf(page, 'meta', ['name', 'description'], 'content');
    expect(valuesOf(page, 'meta', ['property', 'og:title'], 'content'), page.address).toEqual([title]);
    for (const text of [`title: ${title}`, `description: ${description}`]) {
      expect(text).toMatch(/: \S/);
      expect(seen.get(text), `${page.address} has the ${text} of another page`).toBeUndefined();
      seen.set(text, page.address);
    }
  }
});

test('every article heading from level 2 down has a link to itself, and the title has none', ({ dir }) => {
  const translates = [inEnglish, ...loadContent().languages.map(({ texts }) => translateWith(texts))];
  const labels = translates.map((t) => t('Direct link to {heading}', { heading: '' }));
  for (const page of pagesIn(dir)) {
    const [article] = page.find('article');
    for (const heading of article ? find(article, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') : []) {
      const id = valueOf(heading, 'id');
      const links = find(heading, 'a').filter((one) => valueOf(one, 'class') === 'hash-link');
      const wanted = heading.tagName === 'h1' || !id ? [] : [`#${id}`];
      expect(links.map((one) => valueOf(one, 'href'))).toEqual(wanted);
      // A label such as REQUIRED may come between the words and the link.
      const title = valueOf(links[0] ?? heading, 'title') ?? '';
      const label = labels.find((one) => title.startsWith(one));
      const name = label && title.slice(label.length);
      if (links.length) expect(textOf(heading)).toContain(name || 'the name in the label of its link');
    }
  }
});

test('every page has one main region, one title, and one footer with only the copyright line', ({ dir }) => {
  const { year, holder } = settings.copyright;
  const credits = loadContent().languages.map(({ texts }) =>
    translateWith(texts)('Copyright © {year} {holder}', { year, holder }),
  );
  const lines = [`Copyright © ${year} ${holder}`, ...credits];
  for (const page of pagesIn(dir)) {
    expect(page.find('main').map((one) => valueOf(one, 'id'))).toEqual(['main-content']);
    expect(page.find('h1'), page.address).toHaveLength(1);
    const [line = '', ...others] = page.find('footer').map((one) => textOf(one));
    expect(lines).toContain(line);
    expect(others).toEqual([]);
    expect(page.find('footer').flatMap((one) => find(one, 'a'))).toEqual([]);
  }
});

test('no page routes by hash, hides the sidebar, says when it changed, or names another generator', ({ dir }) => {
  const never = [/href="[^"]*\/?#\//, /"(Collapse|Expand) sidebar"/, /Last updated/i, /<head>.*docusaurus.*<body/is];
  const faults = pagesIn(dir).flatMap(({ file, html }) =>
    never.filter((sign) => sign.test(html.replace(/<pre\b.*?<\/pre>/gs, ''))).map((sign) => `${file}: ${sign}`),
  );
  expect(faults).toEqual([]);
});

test('no source maps are published', { tag: '@steps' }, ({ dir }) => {
  expect(filesIn(dir, /\.map$/)).toEqual([]);
});

test('the sitemap lists exactly the pages that search engines may index', ({ dir, base }) => {
  const sitemap = fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname).slice(base.length),
  );
  const indexed = listedIn(dir).filter(({ html }) => !/name="robots" content="noindex/.test(html));
  expect(listed.sort()).toEqual(indexed.map(({ address }) => address).sort());
});
