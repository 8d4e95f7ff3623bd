import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import { collectBlocks } from '@/lib/check/prose/block';
import { withoutShown } from '@/lib/check/prose/language';
import { parseMdx } from '@/lib/check/prose/parse-mdx';
import { collectSamples } from '@/lib/check/samples/sample';
import { checkSamples } from '@/lib/check/samples/parse-sample';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { decode, splitHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import type { PageContent } from '@/lib/site/page-content';
import type { ContentRecord } from '@/lib/site/page-record';
import { contentPages, siteOf, type Site } from '@/lib/site/pages';
import { linksOf } from './links-of';
import { checkDataFiles } from './data-files';
import { loadDataProse, loadPlainProse } from './load-prose';
import { loadFacts } from './load-site';
import type { CheckedPage, Link, Prose, ProseText } from './rule';
import { renderedSiteRules, linkRules, pageRules, siteRules, textRules } from './rules';

/** What the checks need from the renderer, which this folder does not import. */
export interface Renderer {
  render: (page: ContentRecord) => Promise<PageContent>;
  /** The tags that a page may use. */
  components: (page: Page) => string[];
}

export interface ContentReport {
  problems: Diagnostic[];
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
 * Runs every rule over all content, or over some files, and reports every problem. Pages are reported as out of date
 * only when `thisMonth` is given.
 */
export async function checkContent(renderer: Renderer, options: CheckOptions = {}): Promise<ContentReport> {
  try {
    return await runChecks(loadContent(), renderer, options);
  } catch (error) {
    // Without a content folder there is nothing to check.
    if (error instanceof DiagnosticError) return { problems: error.problems, pages: [] };
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
  const facts = await loadFacts(content, { site: pagesOfSite, anchors, components, data, isWanted });
  const site = { ...facts, thisMonth };
  const problems = [
    ...content.problems,
    ...data.problems,
    ...pages.flatMap((checked) => [...checked.rendered.problems, ...pageRules.flatMap((rule) => rule(checked, site))]),
    ...links.flatMap((link) => linkRules.flatMap((rule) => rule(link, site))),
    ...siteRules.flatMap((rule) => rule(site, content.pages.map(withoutBody))),
    ...(files ? [] : renderedSiteRules.flatMap((rule) => rule(site, pages))),
  ];
  if (prose) {
    const own = pages.map(({ page, blocks }) => ({ file: page.file, blocks }));
    const plain = loadPlainProse(isWanted);
    if (data.language)
      problems.push(...checkProse([...own, ...texts, ...plain], { ...data.language, glossary: data.glossary }));
    problems.push(...(await checkSamples(pages)));
  }
  return { problems: withoutFollowUps(problems, data.apiIsBroken).filter(({ file }) => isWanted(file)), pages };
}

/** The IDs on each page that a link with a fragment names. */
async function anchorsOf(
  site: Site,
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
    const { html, ids } = await render(page);
    // A page that could not be rendered has no IDs yet, so links to it are checked once it is fixed.
    if (html) anchors.set(page.path, new Set(ids));
  }
  return anchors;
}

const pathOf = (href: string): string => decode(splitHref(href).pathname).replace(/(.)\/$/, '$1');

/** A page in the form used by rules that look only at its front matter. */
const withoutBody = (page: Page): CheckedPage => ({
  page,
  rendered: { html: '', panel: '', headings: [], ids: [], links: [], references: [], problems: [] },
  blocks: [],
  samples: [],
});

function checkProse(texts: ProseText[], prose: Prose): Diagnostic[] {
  return texts.flatMap(({ file, blocks }) => {
    const text = { file, blocks: withoutShown(blocks, prose.language) };
    return textRules.flatMap((rule) => rule(text, prose));
  });
}

const FRONT_MATTER_RULES = new Set(['head-text', 'sidebar-order', 'page-in-navigation', 'checked-month']);

/** Each problem once, without those that only follow from another one. */
function withoutFollowUps(problems: Diagnostic[], apiIsBroken: boolean): Diagnostic[] {
  const broken = new Set(problems.filter(({ rule }) => rule === 'front-matter').map(({ file }) => file));
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, rule, message }) => {
    const key = JSON.stringify([file, line, column, rule, message]);
    if (seen.has(key)) return false;
    seen.add(key);
    if (FRONT_MATTER_RULES.has(rule) && broken.has(file)) return false;
    return !(apiIsBroken && rule === 'link-target' && /^There is no page or file at \/api\b/.test(message));
  });
}
