import sidebars from '@/.derived/site/sidebars.json';
import { API_PATH, SEARCH_PATH } from '@/lib/settings/known-pages';
import { isSamePath, isWithin } from '@/lib/settings/paths';
import type { SidebarEntry } from '@/lib/site/sidebar-entries';
import { splitKnownLanguage } from '../language/split-known-language';

/** Paths of pages that use the layout without a sidebar, in each language. */
const WITHOUT_SIDEBAR = [SEARCH_PATH, '/_not-found', '/404'];

/**
 * The tree for a path, with a name that changes when the tree does. The trees are a module: one file, cached
 * once, shared by all pages; another language brings its own. They must never be passed as a prop, or every page would
 * contain them in full.
 */
export function sidebarFor(
  path: string,
  docs = sidebars.docs,
): { name: 'docs' | 'api'; entries: SidebarEntry[] } | null {
  const original = splitKnownLanguage(path).path;
  if (WITHOUT_SIDEBAR.some((bare) => isSamePath(bare, original))) return null;
  return isWithin(path, API_PATH) ? { name: 'api', entries: sidebars.api } : { name: 'docs', entries: docs };
}
