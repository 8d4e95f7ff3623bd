import type { Nodes } from 'mdast';
import { visit as visitTree } from 'unist-util-visit';
import { parseDocument, visit as visitYaml } from 'yaml';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { isTag } from '@/lib/markdown/tags';
import { toHref } from '@/lib/settings/addresses';
import { normalizePath, splitHref } from '@/lib/settings/paths';
import { contentFile } from '@/lib/sources/folders';
import { splitFrontMatter } from '@/lib/sources/split-front-matter';

/** An address as a file has it, and where it starts. */
interface Written {
  start: number;
  href: string;
}

/**
 * A page, a data file, or a file of the API description in which every link to a moved page leads to its new address:
 * links in Markdown, in attributes, and in values, and the keys of data files that are sorted by page. Slash, query, and
 * hash stay as they are written, and so does all other text. `moved` has the new paths by the old ones.
 */
export function rewriteLinks(file: string, text: string, moved: ReadonlyMap<string, string>): string {
  const written = /\.mdx?$/.test(file)
    ? linksInPage(text)
    : linksInYaml(text, { readsKeys: file.startsWith(`${contentFile('')}/`) });
  return written
    .toSorted((a, b) => b.start - a.start)
    .reduce((current, { start, href }) => {
      const next = newHref(href, moved);
      return next === undefined ? current : current.slice(0, start) + next + current.slice(start + href.length);
    }, text);
}

/** The new form of a link to a page that moved; undefined for all others. */
function newHref(href: string, moved: ReadonlyMap<string, string>): string | undefined {
  const { pathname, search, hash } = splitHref(href);
  const next = pathname.startsWith('/') ? moved.get(normalizePath(pathname)) : undefined;
  if (next === undefined) return undefined;
  // Values in YAML may have spaces, which links in text can't.
  const path = pathname.includes(' ') ? next : toHref(next, '').replace(/(?<=.)\/$/, '');
  return path + (/.\/$/.test(pathname) ? '/' : '') + search + hash;
}

function linksInPage(text: string): Written[] {
  const { head = '', headStart = 0, mdx = text, mdxStart = 0 } = splitFrontMatter(text) ?? {};
  const startAt = (offset: number) => (link: Written) => ({ ...link, start: link.start + offset });
  return [...linksInYaml(head).map(startAt(headStart)), ...linksInMarkdown(mdx).map(startAt(mdxStart))];
}

/** The links of a Markdown text, and the attributes of its tags that are addresses. */
function linksInMarkdown(text: string): Written[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: { line: number; column: number }) => (starts[line - 1] ?? 0) + column - 1;
  const written: Written[] = [];
  const add = (href: string, position: Nodes['position'], after?: Nodes) => {
    if (!position) return;
    const from = offsetOf(after?.position?.end ?? position.start);
    const at = text.slice(from, offsetOf(position.end)).indexOf(href);
    if (at >= 0) written.push({ start: from + at, href });
  };
  visitTree(parseMdx(text), (node) => {
    if (node.type === 'definition') add(node.url, node.position);
    if (node.type === 'link') add(node.url, node.position, node.children.at(-1));
    for (const { value, position } of isTag(node) ? node.attributes : []) {
      if (typeof value === 'string' && value.startsWith('/')) add(value, position);
    }
  });
  return written;
}

/** The values of a YAML text that are addresses, the links in its other values, and, if asked for, its keys. */
function linksInYaml(yaml: string, { readsKeys = false } = {}): Written[] {
  const written: Written[] = [];
  visitYaml(parseDocument(yaml), {
    Scalar: (role, { value, range }) => {
      if (typeof value !== 'string' || !range || (role === 'key' && !readsKeys)) return;
      const [start, end] = range;
      const source = yaml.slice(start, end);
      const links = value.startsWith('/') ? [{ start: 0, href: value }] : linksOfValue(value);
      for (const { start: at, href } of links) {
        // Indentation and folding move what a value says, but never the order of what is in it.
        const before = value.slice(0, at).split(href).length - 1;
        const offset = nthIndexOf(source, href, before);
        if (offset >= 0) written.push({ start: start + offset, href });
      }
    },
  });
  return written;
}

const linksOfValue = (value: string): Written[] => (value.includes('](/') ? linksInMarkdown(value) : []);

function nthIndexOf(text: string, part: string, index: number): number {
  let at = text.indexOf(part);
  for (let passed = 0; passed < index && at >= 0; passed++) at = text.indexOf(part, at + 1);
  return at;
}
