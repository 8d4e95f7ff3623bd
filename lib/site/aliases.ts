import { loadApi } from '@/lib/openapi/load';
import { API_PATH, operationPath } from '@/lib/openapi/navigation';
import { loadSite } from './load';
import { isWithin } from './paths';
import { settings } from './settings';

/** Old addresses, each with the one it leads to now. */
export type Aliases = Record<string, string>;

/**
 * Every old address: those of the settings, and those of operations.
 * @throws Error naming each one that stands where a page is.
 */
export async function loadAliases(): Promise<Aliases> {
  const { operations } = await loadApi();
  const ofOperations = operations.flatMap(({ aliases, slug }) =>
    aliases.map((alias) => [operationPath(alias), operationPath(slug)]),
  );
  const all: Aliases = { ...settings.aliases, ...Object.fromEntries(ofOperations) };
  const pages = new Set([
    ...loadSite().pages.map(({ path }) => path),
    ...operations.map(({ slug }) => operationPath(slug)),
  ]);
  const taken = Object.keys(all).filter((alias) => pages.has(alias));
  if (taken.length) {
    throw new Error(
      `${taken.join(', ')}: an alias stands where a page is; take it out of lib/site/settings.ts or of x-aliases.`,
    );
  }
  return all;
}

/** The aliases that one route draws: those below `/api`, or all others. */
export function aliasesWithin(room: 'api' | 'docs', aliases: Aliases): Aliases {
  return Object.fromEntries(Object.entries(aliases).filter(([from]) => isWithin(from, API_PATH) === (room === 'api')));
}
