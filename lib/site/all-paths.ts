import { loadNavigation } from './load-navigation';
import { flatten } from './navigation-tree';
import { loadSite } from './load';

/** Every address that readers may be sent to: docs in their order, then the API pages. Search is none of them. */
export async function allPaths(): Promise<string[]> {
  const { docs, api } = await loadNavigation();
  const listed = flatten([...docs, ...api]).map((item) => item.path ?? '/');
  const rest = loadSite().pages.map((page) => page.path);
  return [...new Set([...listed, ...rest])];
}
