import { loadApi } from '@/lib/openapi/load';
import { API_PATH, operationPath } from '@/lib/openapi/navigation';
import { isWithin } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';

/** Old addresses, each with the one it leads to now. */
export type Aliases = Record<string, string>;

/** Every old address, from the settings and from API operations. Where a page has the same address, the page wins. */
export async function loadAliases(): Promise<Aliases> {
  const { operations } = await loadApi();
  const ofOperations = operations.flatMap(({ aliases, slug }) =>
    aliases.map((alias) => [operationPath(alias), operationPath(slug)]),
  );
  return { ...settings.aliases, ...Object.fromEntries(ofOperations) };
}

/** The aliases that one route renders: those below `/api`, or all others. */
export function aliasesWithin(room: 'api' | 'docs', aliases: Aliases): Aliases {
  return Object.fromEntries(Object.entries(aliases).filter(([from]) => isWithin(from, API_PATH) === (room === 'api')));
}
