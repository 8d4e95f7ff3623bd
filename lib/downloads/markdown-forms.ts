import type { Root } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify as yaml } from 'yaml';
import { checkedNote } from '@/lib/content/month';
import { pageTrees } from '@/lib/rendering/render-cache';
import type { PageTrees } from '@/lib/rendering/rendered-page';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { isExternal, markdownPath, normalizePath, splitHref, withoutBase } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import { DEFAULT_LOCALE, type Locale } from '@/lib/settings/translate';
import { HELP_NOW_LINE } from '@/lib/site/help-now';
import { localeOf } from '@/lib/site/locale-of';
import type { ContentRecord } from '@/lib/site/page-record';
import { contentRecords, loadSite } from '@/lib/site/site';
import { llmsTxt } from './llms-txt';
import { makeTag, makeText, toMarkdown } from './to-markdown';

/**
 * The files for programs, by their path in the export: the Markdown form of each page next to it (`faq.md` for `/faq/`), and
 * `llms.txt`, which lists them in the order and groups of the navigation. They need nothing from Next.js.
 */
export async function markdownForms(basePath: string): Promise<Map<string, string>> {
  const site = await loadSite();
  const records = contentRecords(site);
  const addresses = { url: settings.url, basePath, paths: new Set(records.map(({ path }) => path)) };
  const files = new Map([['llms.txt', llmsTxt(site, basePath)]]);
  for (const record of records) {
    const markdown = markdownForm(record, await pageTrees(record), addresses, localeOf(site, record.languageCode));
    files.set(markdownPath(record.path), markdown);
  }
  return files;
}

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/**
 * A page as Markdown, with what components and the API description render: front matter with title, description, and
 * address, then the text. Modifies the trees, so they cannot be used afterward.
 */
export function markdownForm(
  record: ContentRecord,
  trees: PageTrees,
  addresses: PublicAddresses,
  locale: Locale = DEFAULT_LOCALE,
): string {
  const { path, title, description } = record;
  const tree = toMarkdown(wholePage(record, trees, locale), (href) => markdownAddress(href, path, addresses));
  const head = yaml({ title, description, url: addresses.url + toHref(path, addresses.basePath) }, { lineWidth: 0 });
  return `---\n${head}---\n\n${writer.stringify(tree)}`;
}

/** The main part with what the page's frame says about it. */
function wholePage(record: ContentRecord, { main, sample }: PageTrees, locale: Locale): Root {
  const { t, pathOf } = locale;
  const help = makeTag('a', [makeText(t(HELP_NOW_LINE.link))], {
    href: toHref(pathOf(KNOWN_PAGES.helpNow), ''),
  });
  return {
    type: 'root',
    children: [
      makeTag('h1', [makeText(record.title)]),
      ...(record.apiVersion ? [makeTag('p', [makeText(t('Version: {version}', { version: record.apiVersion }))])] : []),
      ...main.children,
      ...(sample.children.length ? [makeTag('h2', [makeText('Example request')]), ...sample.children] : []),
      ...(record.endsWithHelp ? [makeTag('p', [makeText(`${t(HELP_NOW_LINE.question)} `), help])] : []),
      ...(record.checked ? [makeTag('p', [makeText(checkedNote(record.checked, locale))])] : []),
    ],
  };
}

/** Everything about the whole site that the Markdown form of a page needs. */
export interface PublicAddresses {
  /** Public address of the site, without base path. */
  url: string;
  basePath: string;
  paths: ReadonlySet<string>;
}

/**
 * The target of a link in a Markdown form: the absolute address, because the text is read elsewhere, of the linked
 * page's Markdown form if there is one, otherwise of the page or file. Links within the page stay short.
 */
function markdownAddress(href: string, path: string, addresses: PublicAddresses): string {
  if (isExternal(href) || href.startsWith('#')) return href;
  const { pathname, search, hash } = splitHref(href);
  const target = pathname ? normalizePath(withoutBase(pathname, addresses.basePath)) : path;
  const to = addresses.paths.has(target) ? markdownPath(target) : target;
  return addresses.url + toHref(to, addresses.basePath) + search + hash;
}
