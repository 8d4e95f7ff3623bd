import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load-content';
import { collectBlocks } from '@/lib/checks/prose/blocks';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { withoutShown } from '@/lib/checks/prose/wording';
import { translationOf } from '@/lib/content/translations';
import { FindingError, type Finding } from '@/lib/findings/finding';
import { repeated } from '@/lib/findings/repeated';
import { renderedPage } from '@/lib/rendering/render-cache';
import { componentsOn } from '@/lib/rendering/components';
import { settings } from '@/lib/settings/settings';
import type { PageHtml } from '@/lib/site/page-html';
import { hasContent, type ContentRecord } from '@/lib/site/page-record';
import { contentPages, siteOf, type Site } from '@/lib/site/pages';
import { linksOf } from './links';
import { checkDataFiles } from './data-files';
import { loadDataProse } from './load-prose';
import { checkedSite } from './checked-site';
import { findingsOf, type CheckedPage, type Rule, type CheckedSite, type Targets } from './rule';
import { rules } from './rules';

export interface CheckOptions {
  /** Set to false to skip language, which takes most of the time. */
  prose?: boolean;
  /** Paths from the project's root: only these files are checked, and only the pages they link to are rendered. */
  files?: ReadonlySet<string>;
  /** The current month, such as `2026-11`. */
  thisMonth?: string;
  /** Called before each page is rendered. What it throws ends the check. */
  beforePage?: () => Promise<void>;
}

/**
 * Runs every rule over all content, or over some files, and reports everything at once. Pages are reported as out of
 * date only when `thisMonth` is given.
 */
export async function checkContent(options: CheckOptions = {}): Promise<Finding[]> {
  try {
    return await runChecks(loadContent(), options);
  } catch (error) {
    // Without a content folder there is nothing to check.
    if (error instanceof FindingError) return error.findings;
    throw error;
  }
}

async function runChecks(content: Content, options: CheckOptions): Promise<Finding[]> {
  const { prose = true, files, thisMonth, beforePage } = options;
  const render = async (page: ContentRecord): Promise<PageHtml> => {
    await beforePage?.();
    return renderedPage(page);
  };
  const isWanted = (file: string) => !files || files.has(file);
  const data = await checkDataFiles(isWanted);
  const pagesOfSite = siteOf(content, data.api);
  const pages: CheckedPage[] = [];
  // One at a time: the work is CPU-bound, and rendering in parallel would keep every page's tree in memory.
  for (const record of contentPages(pagesOfSite)) {
    if (record.kind !== 'document' || !isWanted(record.source.file)) continue;
    const { source: page } = record;
    pages.push({
      page,
      rendered: await render(record),
      blocks: prose ? collectBlocks(parseMdx(page.body)) : [],
    });
  }
  const texts = loadDataProse(isWanted);
  const links = [
    ...pages.flatMap((checked) => linksOf(checked, settings.basePath)),
    ...texts.flatMap((file) => file.links ?? []),
  ];
  const site: CheckedSite = {
    ...checkedSite(content, pagesOfSite, data),
    targetsOn: targetsIn(pagesOfSite, render, data.apiIsBroken),
    components: new Set(content.pages.flatMap(componentsOn)),
    thisMonth,
  };
  const findings = [...content.findings, ...data.findings, ...pages.flatMap(({ rendered }) => rendered.findings)];
  const run = async <Args extends readonly unknown[]>(rulesOf: Rule<Args>[], ...args: Args) => {
    for (const rule of rulesOf) findings.push(...(await findingsOf(rule, ...args)));
  };
  const broken = new Set(content.findings.filter(({ rule }) => rule === 'front-matter').map(({ file }) => file));
  await run(
    rules.site,
    site,
    content.pages.filter(({ file }) => !broken.has(file)),
  );
  for (const checked of pages) await run(rules.page, checked, site);
  for (const link of links) await run(rules.link, link, site);
  if (prose && data.prose) {
    const { wording } = data.prose;
    // Rules about words know English.
    const own = pages
      .filter(({ page }) => !translationOf(page))
      .map(({ page, blocks }) => ({ file: page.file, blocks }));
    for (const { file, blocks } of [...own, ...texts]) {
      const text = { file, blocks: withoutShown(blocks, wording) };
      await run(rules.text, text, data.prose);
    }
  }
  return eachOnce(findings).filter(({ file }) => isWanted(file));
}

/** Says what links to a page may lead to. It is not known of a page that cannot be rendered until it is fixed. */
function targetsIn(
  site: Site,
  render: (page: ContentRecord) => Promise<PageHtml>,
  apiIsBroken: boolean,
): CheckedSite['targetsOn'] {
  const known = new Map<string, Promise<Targets | undefined>>();
  const read = async (path: string): Promise<Targets | undefined> => {
    const page = site.find(path);
    if (!page || !hasContent(page) || (apiIsBroken && page.kind !== 'document')) return undefined;
    const { html, ids, headings, findings } = await render(page);
    const isRendered = html && !findings.some(({ rule }) => rule === 'mdx-syntax');
    return isRendered ? { ids: new Set(ids), headings: headings.map(({ id }) => id) } : undefined;
  };
  return (path) => {
    const targets = known.get(path) ?? read(path);
    known.set(path, targets);
    return targets;
  };
}

/** Two pages that show the same part of a data file report the same twice. */
function eachOnce(findings: Finding[]): Finding[] {
  const again = repeated(findings, ({ file, line, column, rule, message }) =>
    JSON.stringify([file, line, column, rule, message]),
  );
  const left = new Set(again.map(({ item }) => item));
  return findings.filter((one) => !left.has(one));
}
