import crypto from 'node:crypto';
import { writeCache, readCache } from '@/lib/content/cache';
import { hashOfInputs } from '@/lib/content/hash-of-inputs';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import { loadApi, type Api } from '@/lib/openapi/load';
import { settings } from '@/lib/settings/settings';
import type { PageContent, PageTrees } from '@/lib/site/page-content';
import type { ContentRecord } from '@/lib/site/page-record';
import { mayHavePrograms } from '@/lib/site/programs';

interface Made {
  content: PageContent;
  trees: PageTrees;
}

/**
 * What a page says, rendered and parsed once for all processes, and cached on disk for as long as nothing that it
 * depends on changes.
 */
export async function contentOf(page: ContentRecord): Promise<PageContent> {
  const key = await keyOf(page);
  return readCache<PageContent>('content', key) ?? (await make(page, key)).content;
}

/** The trees of a page's content, newly read, so the caller may change them. */
export async function treesOf(page: ContentRecord): Promise<PageTrees> {
  const key = await keyOf(page);
  return readCache<PageTrees>('trees', key) ?? (await make(page, key)).trees;
}

async function make(page: ContentRecord, key: readonly unknown[]): Promise<Made> {
  // Not needed for pages from the cache, and slow to load.
  const { renderContent } = await import('./render-content');
  const made = await renderContent(page);
  writeCache('trees', key, made.trees);
  writeCache('content', key, made.content);
  return made;
}

/** Everything that the content of a page depends on. */
async function keyOf(page: ContentRecord): Promise<unknown[]> {
  // Pages say nothing about their own Markdown versions, which only the build's last steps write.
  const common = [hashOfInputs(), { ...settings, markdownVersions: false }, page.kind];
  const titles = hashOf(loadContent().pages, 'titles', titlesOf);
  if (page.kind === 'document') {
    const features = hashOf(loadContent().pages, 'features', featuresOf);
    return [...common, titles, page.source, features, ...languageOf(page)];
  }
  const api = await loadApi();
  if (page.kind === 'operation') {
    const programs = hashOf(loadContent().pages, 'programs', (pages) => pages.filter(mayHavePrograms));
    return [...common, page.operation, relatedTo(page.operation.related, api), programs, titles];
  }
  return [...common, api.document, api.landing];
}

/** What else a translation depends on: the words of its language, and which other pages have been translated. */
function languageOf({ language }: ContentRecord): unknown[] {
  const spoken = loadContent().languages.find(({ code }) => code === language);
  return spoken ? [spoken.texts, spoken.pages.map(({ path }) => path)] : [];
}

/** What a page shows of other operations. */
const relatedTo = (slugs: string[], { operations }: Api) =>
  operations
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, title, method, status }) => [slug, title, method, status]);

// Cached for the list of pages it was made from, because every page asks for it.
const hashes = new WeakMap<Page[], Map<string, string>>();

/** A hash of some of what a list of pages contains. */
function hashOf(pages: Page[], name: string, part: (pages: Page[]) => unknown): string {
  const known = hashes.get(pages) ?? new Map<string, string>();
  hashes.set(pages, known);
  const hash =
    known.get(name) ??
    crypto
      .createHash('sha256')
      .update(JSON.stringify(part(pages)))
      .digest('hex');
  known.set(name, hash);
  return hash;
}

/** Links to other pages may carry their titles. */
const titlesOf = (pages: Page[]) => pages.map(({ path, frontMatter: { title } }) => [path, title]);

/** Feature tables depend on the front matter of other pages. */
const featuresOf = (pages: Page[]) =>
  pages.flatMap(({ path, frontMatter: { feature } }) => (feature ? [[path, feature]] : []));
