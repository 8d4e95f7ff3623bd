import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import type { RenderedPage } from '@/lib/mdx/render-page';
import { collectBlocks } from '@/lib/check/prose/block';
import { withoutShown } from '@/lib/check/prose/language';
import { parseMdx } from '@/lib/check/prose/parse-mdx';
import { collectSamples } from '@/lib/check/samples/sample';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { settings } from '@/lib/site/settings';
import { linksOf } from './links-of';
import { loadDataProse, loadLanguage, loadPlainProse } from './load-prose';
import { loadFacts } from './load-site';
import type { CheckedPage, ProseText, Site } from './rule';
import { linkRules, pageRules, siteRules, textRules } from './rules';

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

/**
 * Page, finished HTML, prose and samples together; without `prose` the last two stay empty. One page after the other:
 * the work is the processor's and gains nothing from being started at once, but the trees of all pages would stand in
 * memory together.
 */
async function readForChecks(pages: Page[], render: Drawing['render'], prose: boolean): Promise<CheckedPage[]> {
  const checked: CheckedPage[] = [];
  for (const page of pages) {
    const tree = prose ? parseMdx(page.body) : undefined;
    checked.push({
      page,
      rendered: await render(page),
      blocks: tree ? collectBlocks(tree) : [],
      samples: tree ? collectSamples(tree) : [],
    });
  }
  return checked;
}

/**
 * Runs every rule over all content. When files cannot become pages at all, only that is told: every other finding
 * would follow from it. Without `prose`, language and samples are not judged, which take most of the time. Pages are
 * told to be old only when `thisMonth` says which month it is, such as `2026-11`.
 */
export async function checkContent(
  drawing: Drawing,
  { prose = true, thisMonth }: { prose?: boolean; thisMonth?: string } = {},
): Promise<ContentReport> {
  try {
    return await judge(loadContent(), drawing, { withProse: prose, thisMonth });
  } catch (error) {
    if (error instanceof DiagnosticError) return { problems: error.problems, pages: [] };
    throw error;
  }
}

async function judge(
  content: Content,
  { render, components }: Drawing,
  { withProse, thisMonth }: { withProse: boolean; thisMonth?: string },
): Promise<ContentReport> {
  const pages = await readForChecks(content.pages, render, withProse);
  const site = { ...(await loadFacts(pages, new Set(content.pages.flatMap(components)))), thisMonth };
  const dataFiles = loadDataProse();
  const links = [
    ...pages.flatMap((checked) => linksOf(checked, settings.basePath)),
    ...dataFiles.flatMap((file) => file.links ?? []),
  ];
  const problems = [
    ...content.problems,
    ...pages.flatMap((checked) => [...checked.rendered.problems, ...pageRules.flatMap((rule) => rule(checked, site))]),
    ...links.flatMap((link) => linkRules.flatMap((rule) => rule(link, site))),
    ...(withProse
      ? judgeProse(
          [...pages.map(({ page, blocks }) => ({ file: page.file, blocks })), ...dataFiles, ...loadPlainProse()],
          site,
        )
      : []),
    ...siteRules.flatMap((rule) => rule(site, pages)),
  ];
  return { problems, pages };
}

function judgeProse(texts: ProseText[], { glossary }: Pick<Site, 'glossary'>): Diagnostic[] {
  const prose = { ...loadLanguage(), glossary };
  return texts.flatMap(({ file, blocks }) => {
    const text = { file, blocks: withoutShown(blocks, prose.language) };
    return textRules.flatMap((rule) => rule(text, prose));
  });
}
