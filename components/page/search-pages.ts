import {
  CATALOG_DESCRIPTION,
  CATALOG_KEYWORDS,
  CATALOG_TITLE,
  errorCatalogPage,
} from '@/components/api/error-catalog-page';
import { LANDING_DESCRIPTION, LANDING_KEYWORDS, landingPage } from '@/components/api/landing-page';
import { operationPage } from '@/components/api/operation-page';
import { rendered } from '@/components/mdx/rendered';
import { renderStatic } from '@/lib/mdx/render-static';
import { digestOfFiles } from '@/lib/cache/digest-of-files';
import { keptOnDisk } from '@/lib/cache/kept-on-disk';
import { inputsFingerprint } from '@/lib/content/fingerprint';
import { loadApi, type Api } from '@/lib/openapi/load';
import { API_PATH, buildApiTree, ERRORS_PATH, operationPath } from '@/lib/openapi/navigation';
import { operationSummary } from '@/lib/openapi/summary';
import type { DrawnPage } from '@/lib/search/index/page-sections';
import { loadSite, type Site } from '@/lib/site/load';
import { findTrail } from '@/lib/navigation/navigation-tree';
import { toHref } from '@/lib/address/paths';

/** Every searchable page, rendered as readers see it: docs in order, then the API reference. */
export async function searchPages(): Promise<DrawnPage[]> {
  const docs = await docPages(loadSite());
  // Cached, because the reference rarely changes while authors write, and rendering it takes most of the time.
  const code = digestOfFiles(['components/api', 'components/page']);
  return [...docs, ...(await keptOnDisk('search-reference', [inputsFingerprint(code)], apiPages))];
}

async function apiPages(): Promise<DrawnPage[]> {
  const api = await loadApi();
  return [await apiLanding(api), await catalog(api), ...(await operationPages(api))];
}

function docPages({ pages, docsTree }: Site): Promise<DrawnPage[]> {
  return Promise.all(
    pages.map(async (page): Promise<DrawnPage> => {
      const { title, description, keywords = [] } = page.frontMatter;
      const labels = findTrail(docsTree, page.path).map((item) => item.label);
      const label = labels.at(-1) ?? '';
      return {
        url: toHref(page.path, ''),
        title,
        label: label === title ? '' : label,
        breadcrumb: page.path === '/' ? [] : labels.slice(0, -1),
        description,
        keywords: keywords.join(', '),
        route: '',
        operationId: '',
        html: (await rendered(page)).html,
      };
    }),
  );
}

async function apiLanding(api: Api): Promise<DrawnPage> {
  return {
    url: toHref(API_PATH, ''),
    title: api.document.info.title,
    label: '',
    breadcrumb: [],
    description: LANDING_DESCRIPTION,
    keywords: LANDING_KEYWORDS.join(', '),
    route: '',
    operationId: '',
    html: await renderStatic(await landingPage(api)),
  };
}

async function catalog(api: Api): Promise<DrawnPage> {
  return {
    url: toHref(ERRORS_PATH, ''),
    title: CATALOG_TITLE,
    label: '',
    breadcrumb: [],
    description: CATALOG_DESCRIPTION,
    keywords: CATALOG_KEYWORDS.join(', '),
    route: '',
    operationId: '',
    html: await renderStatic(await errorCatalogPage(api)),
  };
}

function operationPages(api: Api): Promise<DrawnPage[]> {
  const tree = buildApiTree(api.document, api.operations);
  return Promise.all(
    api.operations.map(async (operation): Promise<DrawnPage> => ({
      url: toHref(operationPath(operation.slug), ''),
      title: operation.title,
      label: '',
      breadcrumb: findTrail(tree, operationPath(operation.slug))
        .slice(0, -1)
        .map((item) => item.label),
      description: operationSummary(operation),
      keywords: operation.keywords.join(', '),
      route: `${operation.method} ${operation.path}`,
      operationId: operation.id ?? '',
      html: await renderStatic(await operationPage(operation, api)),
    })),
  );
}
