import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import type { RenderedPage } from '@/lib/mdx/render-page';
import { collectBlocks } from '@/lib/prose/block';
import { withoutShown } from '@/lib/prose/language';
import { parseMdx } from '@/lib/prose/parse-mdx';
import { collectSamples } from '@/lib/samples/sample';
import { ProblemError, type Problem } from '@/lib/problems/problem';
import { settings } from '@/lib/site/settings';
import { linksOf } from './links-of';
import { loadLanguage, loadProseFiles } from './load-prose';
import { loadFacts } from './load-site';
import type { CheckedPage } from './rule';
import { linkRules, pageRules, siteRules, textRules } from './rules';

/** What the checks take from the drawing side, which this folder does not know. */
export interface Drawing {
  render: (page: Page) => Promise<RenderedPage>;
  /** The tags that a page may use. */
  components: (page: Page) => string[];
}

export interface ContentReport {
  problems: Problem[];
  pages: CheckedPage[];
}

/** Page, finished HTML, prose and samples together. */
export async function readForChecks(pages: Page[], render: Drawing['render']): Promise<CheckedPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      const tree = parseMdx(page.body);
      return {
        page,
        rendered: await render(page),
        blocks: tree ? collectBlocks(tree) : [],
        samples: tree ? collectSamples(tree) : [],
      };
    }),
  );
}

/**
 * Runs every rule over all content. When files cannot become pages at all, only that is told: every other finding
 * would follow from it.
 */
export async function checkContent({ render, components }: Drawing): Promise<ContentReport> {
  let content: Content;
  try {
    content = loadContent();
  } catch (error) {
    if (error instanceof ProblemError) return { problems: error.problems, pages: [] };
    throw error;
  }
  const pages = await readForChecks(content.pages, render);
  const site = await loadFacts(pages, new Set(content.pages.flatMap(components)));
  const prose = { ...loadLanguage(), glossary: site.glossary };
  const proseFiles = loadProseFiles();
  const texts = [...pages.map(({ page, blocks }) => ({ file: page.file, blocks })), ...proseFiles].map(
    ({ file, blocks }) => ({ file, blocks: withoutShown(blocks, prose.language) }),
  );
  const links = [
    ...pages.flatMap((checked) => linksOf(checked, settings.basePath)),
    ...proseFiles.flatMap((file) => file.links ?? []),
  ];
  const problems = [
    ...content.problems,
    ...pages.flatMap((checked) => [...checked.rendered.problems, ...pageRules.flatMap((rule) => rule(checked, site))]),
    ...links.flatMap((link) => linkRules.flatMap((rule) => rule(link, site))),
    ...texts.flatMap((text) => textRules.flatMap((rule) => rule(text, prose))),
    ...siteRules.flatMap((rule) => rule(site, pages)),
  ];
  return { problems, pages };
}
