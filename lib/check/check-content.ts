import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import type { RenderedPage } from '@/lib/mdx/render-page';
import { collectBlocks } from '@/lib/check/prose/block';
import { withoutShown } from '@/lib/check/prose/language';
import { parseMdx } from '@/lib/check/prose/parse-mdx';
import { collectSamples } from '@/lib/check/samples/sample';
import { provenSamples } from '@/lib/check/samples/parse-sample';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { splitHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import { linksOf } from './links-of';
import { checkDataFiles } from './data-files';
import { loadDataProse, loadPlainProse } from './load-prose';
import { loadFacts } from './load-site';
import type { CheckedPage, Prose, ProseText } from './rule';
import { drawnSiteRules, linkRules, pageRules, siteRules, textRules } from './rules';

/** What the checks take from the drawing side, which this folder does not know. */
export interface Drawing {
  render: (page: Page) => Promise<RenderedPage>;
  /** The tags that a page may use. */
  components: (page: Page) => string[];
}

export interface ContentReport {
  problems: Diagnostic[];
  pages: CheckedPage[];
}

export interface CheckOptions {
  /** False leaves out language and samples, which take most of the time. */
  prose?: boolean;
  /** Paths from the project's root: only these files are judged, and only what their links lead to is drawn. */
  files?: ReadonlySet<string>;
  /** The month it is, such as `2026-11`. */
  thisMonth?: string;
}

/**
 * Runs every rule over all content, or over some files. No fault hides another one. Pages are told to be old only when
 * `thisMonth` says which month it is.
 */
export async function checkContent(drawing: Drawing, options: CheckOptions = {}): Promise<ContentReport> {
  try {
    return await judge(loadContent(), drawing, options);
  } catch (error) {
    // Without a folder there is nothing to judge.
    if (error instanceof DiagnosticError) return { problems: error.problems, pages: [] };
    throw error;
  }
}

async function judge(content: Content, drawing: Drawing, options: CheckOptions): Promise<ContentReport> {
  const { prose = true, files, thisMonth } = options;
  const isWanted = (file: string) => !files || files.has(file);
  const data = await checkDataFiles(isWanted);
  const pages: CheckedPage[] = [];
  // One after the other: the work is the processor's, and the trees of all pages would stand in memory together.
  for (const page of content.pages.filter(({ file }) => isWanted(file))) {
    const tree = prose ? parseMdx(page.body) : undefined;
    pages.push({
      page,
      rendered: await drawing.render(page),
      blocks: tree ? collectBlocks(tree) : [],
      samples: tree ? collectSamples(tree) : [],
    });
  }
  const texts = loadDataProse(isWanted);
  const links = [
    ...pages.flatMap((checked) => linksOf(checked, settings.basePath)),
    ...texts.flatMap((file) => file.links ?? []),
  ];
  const targets = files ? await drawTargets(content.pages, links, drawing) : [];
  const components = new Set(content.pages.flatMap(drawing.components));
  const facts = await loadFacts(content, { drawn: [...pages, ...targets], components, data, isWanted });
  const site = { ...facts, thisMonth };
  const problems = [
    ...content.problems,
    ...data.problems,
    ...pages.flatMap((checked) => [...checked.rendered.problems, ...pageRules.flatMap((rule) => rule(checked, site))]),
    ...links.flatMap((link) => linkRules.flatMap((rule) => rule(link, site))),
    ...siteRules.flatMap((rule) => rule(site, content.pages.map(undrawn))),
    ...(files ? [] : drawnSiteRules.flatMap((rule) => rule(site, pages))),
  ];
  if (prose) {
    const own = pages.map(({ page, blocks }) => ({ file: page.file, blocks }));
    const plain = loadPlainProse(isWanted);
    if (data.language)
      problems.push(...judgeProse([...own, ...texts, ...plain], { ...data.language, glossary: data.glossary }));
    problems.push(...(await provenSamples(pages)));
  }
  return { problems: withoutFollowUps(problems, data.apiIsBroken).filter(({ file }) => isWanted(file)), pages };
}

/** The pages that links of the judged ones name an anchor of. */
async function drawTargets(
  pages: Page[],
  links: { href: string }[],
  { render }: Drawing,
): Promise<Pick<CheckedPage, 'page' | 'rendered'>[]> {
  const named = new Set(links.filter(({ href }) => href.includes('#')).map(({ href }) => pathOf(href)));
  const targets = pages.filter(({ path }) => named.has(path));
  const drawn = [];
  for (const page of targets) drawn.push({ page, rendered: await render(page) });
  return drawn;
}

const pathOf = (href: string): string => decodeURI(splitHref(href).pathname).replace(/(.)\/$/, '$1');

/** A page as those rules take it that look at its front matter alone. */
const undrawn = (page: Page): CheckedPage => ({
  page,
  rendered: { html: '', headings: [], references: [], problems: [] },
  blocks: [],
  samples: [],
});

function judgeProse(texts: ProseText[], prose: Prose): Diagnostic[] {
  return texts.flatMap(({ file, blocks }) => {
    const text = { file, blocks: withoutShown(blocks, prose.language) };
    return textRules.flatMap((rule) => rule(text, prose));
  });
}

const OF_FRONT_MATTER = new Set(['head-text', 'sidebar-order', 'page-in-navigation', 'checked-month']);

/** Each fault once, without those that only follow from another one. */
function withoutFollowUps(problems: Diagnostic[], apiIsBroken: boolean): Diagnostic[] {
  const broken = new Set(problems.filter(({ rule }) => rule === 'front-matter').map(({ file }) => file));
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, rule, message }) => {
    const key = JSON.stringify([file, line, column, rule, message]);
    if (seen.has(key)) return false;
    seen.add(key);
    if (OF_FRONT_MATTER.has(rule) && broken.has(file)) return false;
    return !(apiIsBroken && rule === 'link-target' && /^No page or file at \/api\b/.test(message));
  });
}
