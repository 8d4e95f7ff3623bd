import type { Content } from '@/lib/content/content';
import type { Document } from '@/lib/content/document';
import { loadContent } from '@/lib/content/load-content';
import { translationOf } from '@/lib/content/translations';
import { FindingError, type Finding } from '@/lib/findings/finding';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { COMPONENT_NAMES } from '@/lib/rendering/component-names';
import { renderedPage } from '@/lib/rendering/render-cache';
import type { RenderedPage } from '@/lib/rendering/rendered-page';
import { settings } from '@/lib/settings/settings';
import { hasContent, type ContentRecord } from '@/lib/site/page-record';
import { contentRecords, siteFrom, type Site } from '@/lib/site/site';
import { readDataFiles, type DataFiles } from './data-files';
import { readDataProse } from './data-prose';
import { knownSiteFrom } from './known-site';
import { linksOf } from './links';
import { collectBlocks } from './prose/blocks';
import type { StyleGuide } from './prose/style-guide';
import { findingsOf, type RenderedDocument, type KnownSite, type ProseText, type Rule, type Anchors } from './rule';
import { rules } from './rules';

export interface CheckOptions {
  /** Set to false to skip language, which takes most of the time. */
  checksProse?: boolean;
  /** Paths from the project's root: only these files are checked, and only the pages they link to are rendered. */
  files?: ReadonlySet<string>;
  /** The data files, if the caller has checked them already. */
  data?: DataFiles;
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
  const { checksProse = true, files, thisMonth, beforePage } = options;
  const render = async (record: ContentRecord): Promise<RenderedPage> => {
    await beforePage?.();
    return renderedPage(record);
  };
  const isWanted = (file: string) => !files || files.has(file);
  const data = options.data ?? (await readDataFiles(isWanted, content.languages));
  const site = siteFrom(content, data.api);
  const known: KnownSite = {
    ...knownSiteFrom(content, site, data),
    anchorsOn: anchorsOfPages(site, render, data.isApiBroken),
    components: COMPONENT_NAMES,
    thisMonth,
  };
  const renderedDocuments: RenderedDocument[] = [];
  // One at a time: the work is CPU-bound, and rendering in parallel would keep every page's tree in memory.
  for (const record of contentRecords(site)) {
    if (record.kind !== 'document' || !isWanted(record.document.file)) continue;
    const { document } = record;
    const blocks = checksProse ? collectBlocks(parseMdx(document.mdx)) : [];
    renderedDocuments.push({ document, rendered: await render(record), blocks });
  }
  const texts = readDataProse(isWanted);
  const links = [
    ...renderedDocuments.flatMap((document) => linksOf(document, settings.basePath)),
    ...texts.flatMap((text) => text.links ?? []),
  ];
  const findings = [
    ...content.findings,
    ...data.findings,
    ...renderedDocuments.flatMap(({ rendered }) => rendered.findings),
    ...(await runEach(rules.site, [known], withValidFrontMatter(content))),
    ...(await runEach(rules.document, renderedDocuments, known)),
    ...(await runEach(rules.link, links, known)),
    ...(checksProse && data.styleGuide
      ? await checkProse([...renderedDocuments.flatMap(proseOf), ...texts], data.styleGuide)
      : []),
  ];
  return withoutDuplicates(findings).filter(({ file }) => isWanted(file));
}

async function runEach<Subject, Surroundings>(
  ruleList: Rule<Subject, Surroundings>[],
  subjects: Subject[],
  surroundings: Surroundings,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const subject of subjects) {
    for (const rule of ruleList) findings.push(...(await findingsOf(rule, subject, surroundings)));
  }
  return findings;
}

function withValidFrontMatter({ documents, findings }: Content): Document[] {
  const broken = new Set(findings.filter(({ rule }) => rule === 'front-matter').map(({ file }) => file));
  return documents.filter(({ file }) => !broken.has(file));
}

const checkProse = (texts: ProseText[], guide: StyleGuide): Promise<Finding[]> =>
  runEach(
    rules.prose,
    texts.map(({ file, blocks }) => ({ file, blocks: guide.withoutShown(blocks) })),
    guide,
  );

/** The prose rules only handle English. */
const proseOf = ({ document, blocks }: RenderedDocument): ProseText[] =>
  translationOf(document) ? [] : [{ file: document.file, blocks }];

/** Says what links to a page may lead to; undefined for a page that can't be rendered until it's fixed. */
function anchorsOfPages(
  site: Site,
  render: (record: ContentRecord) => Promise<RenderedPage>,
  isApiBroken: boolean,
): KnownSite['anchorsOn'] {
  const anchorsByPath = new Map<string, Promise<Anchors | undefined>>();
  const read = async (path: string): Promise<Anchors | undefined> => {
    const record = site.find(path);
    if (!record || !hasContent(record) || (isApiBroken && record.kind !== 'document')) return undefined;
    const { body, ids, headings, findings } = await render(record);
    const isRendered = body && !findings.some(({ rule }) => rule === 'mdx-syntax');
    return isRendered ? { ids: new Set(ids), headings: headings.map(({ id }) => id) } : undefined;
  };
  return (path) => {
    const anchors = anchorsByPath.get(path) ?? read(path);
    anchorsByPath.set(path, anchors);
    return anchors;
  };
}

/** Two pages that show the same part of a data file report the same twice. */
function withoutDuplicates(findings: Finding[]): Finding[] {
  const keyOf = ({ file, line, column, rule, message }: Finding) => JSON.stringify([file, line, column, rule, message]);
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
}
