import type { Page } from '@/lib/content/parse-page';
import { normalizePath } from '@/lib/settings/addresses';
import { onLine, positionOf, type SiteRule } from './rule';

/** Words that a shorter name may lose or gain without becoming another name. */
const SMALL = new Set(
  'a an and are as at by do does for from how i in is it lamp mindlamp of on or the to what who with your'.split(' '),
);

/** A word without the endings that a shorter name changes: "surveys" and "survey", "Turn" and "Turning". */
const stem = (word: string): string =>
  word
    .replace(/['’]s$/, '')
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=...)(ing|es|s)$/, '')
    .replace(/e$/, '');

/** The words that make up a name. */
function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}'’_-]+/gu) ?? [];
  return words.filter((word) => !SMALL.has(word)).map(stem);
}

const initials = (name: string): string => (name.match(/\b\p{L}/gu) ?? []).join('').toUpperCase();

/** Whether a shorter name has only words of the title, or is its initials, as FAQ is. */
export function isShorterForm(name: string, title: string): boolean {
  const known = new Set(wordsOf(title));
  return name === initials(title) || wordsOf(name).every((word) => known.has(word));
}

/** The links that begin the items of the list under "Next", where a page is called by its name. */
function nextLinks({ body }: Page): { text: string; path: string; line: number }[] {
  const lines = body.split('\n');
  const start = lines.indexOf('## Next');
  if (start < 0) return [];
  return lines.flatMap((content, index) => {
    const found = index > start ? /^- \[([^\]]+)\]\((\/[^)#]*)\)/.exec(content) : null;
    return found ? [{ text: found[1] ?? '', path: found[2] ?? '', line: index + 1 }] : [];
  });
}

/** Readers who look for a name they have seen find it in the sidebar, in search, and at the top of the page. */
export const sameName: SiteRule = {
  id: 'same-name',
  requires:
    'one name for each page: names in the sidebar, in the links to the previous and next page, and under "Next" use only words of its title',
  check: (_, pages) => {
    const titles = new Map(pages.map(({ path, frontMatter }) => [path, frontMatter.title]));
    return pages.flatMap((page) => {
      const { path, frontMatter } = page;
      const { title } = frontMatter;
      // The home page is Home wherever a reader looks for the way back.
      const keys = path === '/' ? [] : (['sidebar_label', 'pagination_label'] as const);
      const ofPage = keys
        .filter((key) => frontMatter[key] !== undefined && !isShorterForm(frontMatter[key], title))
        .map((key) => {
          const message = `The ${key} "${frontMatter[key]}" uses other words than the title, "${title}".`;
          return onLine(page, positionOf(page, key), message, 'Use a shorter form of the title.');
        });
      const ofLinks = nextLinks(page).flatMap(({ text, path: href, line }) => {
        const name = titles.get(normalizePath(href));
        if (name === undefined || isShorterForm(text, name)) return [];
        const message = `Under "Next", the page "${name}" is called "${text}".`;
        return [onLine(page, { line, column: 4 }, message, 'Use its title, or a shorter form of it.')];
      });
      return [...ofPage, ...ofLinks];
    });
  },
};
