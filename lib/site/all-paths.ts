import { flatten, type Navigation } from '@/lib/navigation/navigation-tree';
import { loadApi } from '@/lib/openapi/load';
import { buildApiTree } from '@/lib/openapi/navigation';
import { loadSite } from './load';

/**
 * Every address that readers may be sent to: docs in their order, then the API pages. Search is none of them. Who has
 * the navigation already gives it.
 */
export async function allPaths(navigation?: Navigation): Promise<string[]> {
  const { docs, api } = navigation ?? (await readNavigation());
  const listed = flatten([...docs, ...api]).map((item) => item.path ?? '/');
  const rest = loadSite().pages.map((page) => page.path);
  return [...new Set([...listed, ...rest])];
}

async function readNavigation(): Promise<Navigation> {
  const { document, operations } = await loadApi();
  return { docs: loadSite().docsTree, api: buildApiTree(document, operations) };
}
