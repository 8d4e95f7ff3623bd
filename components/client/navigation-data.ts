import navigation from '@/.generated/navigation.json';
import type { Navigation, NavItem } from '@/lib/site/navigation-tree';
import { isSamePath, isWithin } from '@/lib/site/paths';

/**
 * The navigation tree as a module: one file, cached once, shared by all pages. It must never travel as a prop, for
 * then every page would carry the whole tree.
 */
const { docs, api } = navigation as Navigation;

/** Addresses of pages that stand in the layout without a sidebar. */
const BARE = ['/search', '/publications', '/_not-found', '/404'];

/** The tree that belongs to an address, with a name that changes when the tree does. */
export function sidebarFor(path: string): { name: 'docs' | 'api'; items: NavItem[] } | null {
  if (BARE.some((bare) => isSamePath(bare, path))) return null;
  return isWithin(path, '/api') ? { name: 'api', items: api } : { name: 'docs', items: docs };
}
