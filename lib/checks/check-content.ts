import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import { collectBlocks, parseMdx } from '@/lib/checks/prose/blocks';
import { withoutShown } from '@/lib/checks/prose/language';
import { collectSamples } from '@/lib/checks/samples/sample';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { decode, splitHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { PageContent } from '@/lib/site/page-content';
import type { ContentRecord } from '@/lib/site/page-record';
import { contentPages, siteOf, type Site as PagesOfSite } from '@/lib/site/pages';
import { linksOf } from './links';
import { asTranslation } from './translations';
import { checkDataFiles } from './data-files';
import { loadDataProse, loadPlainProse } from './load-prose';
import { loadFacts } from './load-site';
import { diagnosticsOf, type CheckedPage, type Link, type Prose, type ProseText, type Site } from './rule';
import { rulesFor } from './rules';

/** What the checks need from the renderer, which this folder does not import. */
export interface Renderer {
  render: (page: ContentRecord) => Promise<PageContent>;
  /** The tags that a page may use. */
  components: (page: Page) => string[];
}

export interface ContentReport {
  diagnostics: Diagnostic[];
  pages: CheckedPage[];
}

export interface CheckOptions {
  /** Set to false to skip language and samples, which take most of the time. */
  prose?: boolean;
  /** Paths from the project's root: only these files are checked, and only the pages they link to are rendered. */
  files?: ReadonlySet<string>;
  /** The current month, such as `2026-11`. */
  thisMonth?: string;
}

/**
 * Runs every rule over all content, or over some files, and reports everything at once. Pages are reported as out of
 * date only when `thisMonth` is given.
 */
export async function checkContent(renderer: Renderer, options: CheckOptions = {}): Promise<ContentReport> {
  try {
    return await runChecks(loadContent(), renderer, options);
  } catch (error) {
    // Without a content folder there is nothing to check.
    if (error instanceof DiagnosticError) return { diagnostics: error.diagnostics, pages: [] };
    throw error;
  }
}

async function runChecks(content: Content, renderer: Renderer, options: CheckOptions): Promise<ContentReport> {
  const { prose = true, files, thisMonth } = options;
  const isWanted = (file: string) => !files || files.has(file);
  const data = await checkDataFiles(isWanted);
  const pagesOfSite = siteOf(content, data.api);
  const pages: CheckedPage[] = [];
  // One at a time: the work is CPU-bound, and rendering in parallel would keep every page's tree in memory.
  for (const record of contentPages(pagesOfSite)) {
    if (record.kind !== 'document' || !isWanted(record.source.file)) continue;
    const { source: page } = record;
    const tree = prose ? parseMdx(page.body) : undefined;
    pages.push({
      page,
      rendered: await renderer.render(record),
      blocks: tree ? collectBlocks(tree) : [],
      samples: tree ? collectSamples(tree) : [],
    });
  }
  const texts = loadDataProse(isWanted);
  const links = [
    ...pages.flatMap((checked) => linksOf(checked, settings.basePath)),
    ...texts.flatMap((file) => file.links ?? []),
  ];
  const anchors = await anchorsOf(pagesOfSite, links, renderer, data.apiIsBroken);
  const components = new Set(content.pages.flatMap(renderer.components));
  const originalHeadings = await headingsOfOriginals(pages, pagesOfSite, renderer);
  const facts = await loadFacts(content, { site: pagesOfSite, anchors, originalHeadings, components, data, isWanted });
  const site = { ...facts, thisMonth };
  // Rules about words know English.
  const inOwnLanguage = pages.filter(({ page }) => !asTranslation(page));
  const diagnostics = [
    ...content.diagnostics,
    ...data.diagnostics,
    ...pages.flatMap(({ rendered }) => rendered.diagnostics),
    ...(await checkPages(pages, site, content)),
    ...checkLinks(links, site),
    ...(files ? [] : rulesFor('all pages').flatMap((rule) => diagnosticsOf(rule, rule.check(site, inOwnLanguage)))),
  ];
  if (prose && data.language) {
    const own = inOwnLanguage.map(({ page, blocks }) => ({ file: page.file, blocks }));
    diagnostics.push(
      ...checkProse([...own, ...texts, ...loadPlainProse(isWanted)], {
        ...data.language,
        glossary: data.glossary,
        facts: data.facts,
      }),
    );
  }
  return { diagnostics: eachOnce(diagnostics).filter(({ file }) => isWanted(file)), pages };
}

/** The IDs of the headings of each page whose translation is checked, in their order. */
async function headingsOfOriginals(
  pages: CheckedPage[],
  site: PagesOfSite,
  { render }: Renderer,
): Promise<Map<string, string[]>> {
  const headings = new Map<string, string[]>();
  for (const { page } of pages) {
    const original = site.find(asTranslation(page)?.original.path ?? '');
    if (original?.kind !== 'document' || headings.has(original.path)) continue;
    headings.set(
      original.path,
      (await render(original)).headings.map(({ id }) => id),
    );
  }
  return headings;
}

/** The IDs on each page that a link with a fragment names. */
async function anchorsOf(
  site: PagesOfSite,
  links: Link[],
  { render }: Renderer,
  apiIsBroken: boolean,
): Promise<Map<string, ReadonlySet<string>>> {
  const named = new Set(
    links
      .filter(({ href }) => href.includes('#'))
      .map(({ href, from = '' }) => {
        const target = site.find(pathOf(href) || from);
        return target?.kind === 'moved' ? target.to : target?.path;
      }),
  );
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const page of contentPages(site)) {
    if (!named.has(page.path) || (apiIsBroken && page.kind !== 'document')) continue;
    const { html, ids, diagnostics } = await render(page);
    // The IDs of a page that cannot be rendered are not known, so links to it are checked once it is fixed.
    if (html && !diagnostics.some(({ rule }) => rule === 'mdx-syntax')) anchors.set(page.path, new Set(ids));
  }
  return anchors;
}

const pathOf = (href: string): string => decode(splitHref(href).pathname).replace(/(.)\/$/, '$1');

/** The rules that look at pages. Those about front matter leave out pages whose front matter is not valid. */
async function checkPages(pages: CheckedPage[], site: Site, content: Content): Promise<Diagnostic[]> {
  const broken = new Set(content.diagnostics.filter(({ rule }) => rule === 'front-matter').map(({ file }) => file));
  const isReadable = ({ page }: Pick<CheckedPage, 'page'>) => !broken.has(page.file);
  const found: Diagnostic[] = [];
  for (const rule of rulesFor('page')) {
    for (const checked of rule.ofFrontMatter ? pages.filter(isReadable) : pages) {
      found.push(...diagnosticsOf(rule, await rule.check(checked, site)));
    }
  }
  const all = content.pages.map((page) => ({ page }));
  for (const rule of rulesFor('site')) {
    found.push(...diagnosticsOf(rule, rule.check(site, rule.ofFrontMatter ? all.filter(isReadable) : all)));
  }
  return found;
}

const checkLinks = (links: Link[], site: Site): Diagnostic[] =>
  rulesFor('link').flatMap((rule) => links.flatMap((link) => diagnosticsOf(rule, rule.check(link, site))));

function checkProse(texts: ProseText[], prose: Prose): Diagnostic[] {
  return texts.flatMap(({ file, blocks }) => {
    const text = { file, blocks: withoutShown(blocks, prose.language) };
    return rulesFor('text').flatMap((rule) => diagnosticsOf(rule, rule.check(text, prose)));
  });
}

/** Two pages that show the same part of a data file report the same twice. */
function eachOnce(diagnostics: Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ file, line, column, rule, message }) => {
    const key = JSON.stringify([file, line, column, rule, message]);
    return !seen.has(key) && seen.add(key);
  });
}
