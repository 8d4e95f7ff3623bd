import { readContent } from '@/lib/content/load';
import { tryApi } from '@/lib/openapi/load';
import { buildApiTree } from '@/lib/openapi/navigation';
import { buildDocsTree } from './navigation';
import type { Navigation } from '@/lib/navigation/navigation-tree';

/**
 * Both sidebar trees, for the navigation module that all pages share. Never cached: after a change, the bundler
 * evaluates that module again, but the modules it imports stay in memory.
 */
export async function loadNavigation(): Promise<Navigation> {
  const { pages, sections } = readContent();
  const { document, operations } = (await tryApi()).api;
  return { docs: buildDocsTree(pages, sections), api: buildApiTree(document, operations) };
}
