import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import type { RenderedPage } from '@/lib/mdx/render-page';
import { collectBlocks } from '@/lib/check/prose/block';
import { withoutShown } from '@/lib/check/prose/language';
import { parseMdx } from '@/lib/check/prose/parse-mdx';
import { collectSamples } from '@/lib/check/samples/sample';
import { checkSamples } from '@/lib/check/samples/parse-sample';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { splitHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import { linksOf } from './links-of';
import { checkDataFiles } from './data-files';
import { loadDataProse, loadPlainProse } from './load-prose';
import { loadFacts } from './load-site';
import type { CheckedPage, Prose, ProseText } from './rule';
import { renderedSiteRules, linkRules, pageRules, siteRules, textRules } from './rules';

/** What the checks need from the renderer, which this folder does not import. */
export interface Renderer {
  render: (page: Page) => Promise<RenderedPage>;
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
  const pages: CheckedPage[] = [];
  // One at a time: the work is CPU-bound, and rendering in parallel would keep every page's tree in memory.
  for (const page of content.pages.filter(({ file }) => isWanted(file))) {
    const tree = prose ? parseMdx(page.body) : undefined;
    pages.push({
      page,
      rendered: await renderer.render(page),
      blocks: tree ? collectBlocks(tree) : [],
      samples: tree ? collectSamples(tree) : [],
    });
  }
  const texts = loadDataProse(isWanted);
  const links = [
    ...pages.flatMap((checked) => linksOf(checked, settings.basePath)),
    ...texts.flatMap((file) => file.links ?? []),
  ];
  const targets = files ? await renderTargets(content.pages, links, renderer) : [];
  const components = new Set(content.pages.flatMap(renderer.components));
  const facts = await loadFacts(content, { renderedPages: [...pages, ...targets], components, data, isWanted });
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

/** The pages whose anchors the checked pages link to. */
async function renderTargets(
  pages: Page[],
  links: { href: string }[],
  { render }: Renderer,
): Promise<Pick<CheckedPage, 'page' | 'rendered'>[]> {
  const named = new Set(links.filter(({ href }) => href.includes('#')).map(({ href }) => pathOf(href)));
  const targets = pages.filter(({ path }) => named.has(path));
  const renderedPages = [];
  for (const page of targets) renderedPages.push({ page, rendered: await render(page) });
  return renderedPages;
}

const pathOf = (href: string): string => decodeURI(splitHref(href).pathname).replace(/(.)\/$/, '$1');

/** A page in the form used by rules that look only at its front matter. */
const withoutBody = (page: Page): CheckedPage => ({
  page,
  rendered: { html: '', headings: [], references: [], problems: [] },
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
