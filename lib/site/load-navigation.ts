import { loadApi } from '@/lib/openapi/load';
import { buildApiTree } from '@/lib/openapi/navigation';
import { loadSite } from './load';
import type { Navigation } from './navigation-tree';

/** Both sidebar trees, for the navigation module that all pages share. */
export async function loadNavigation(): Promise<Navigation> {
  const { document, operations } = await loadApi();
  return { docs: loadSite().docsTree, api: buildApiTree(document, operations) };
}
