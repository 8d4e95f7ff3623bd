import { loadSite } from './load';
import type { Navigation } from './navigation-tree';

/** Both sidebar trees, for the navigation module that all pages share. */
export async function loadNavigation(): Promise<Navigation> {
  return { docs: loadSite().docsTree, api: [] };
}
