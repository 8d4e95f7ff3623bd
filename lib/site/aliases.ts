import { loadApi } from '@/lib/openapi/load';
import { operationPath } from '@/lib/openapi/navigation';
import { settings } from './settings';

/** Every old address with the one it leads to now: those of the settings, and those of operations. */
export async function loadAliases(): Promise<Record<string, string>> {
  const { operations } = await loadApi();
  const ofOperations = operations.flatMap(({ aliases, slug }) =>
    aliases.map((alias) => [operationPath(alias), operationPath(slug)]),
  );
  return { ...settings.aliases, ...Object.fromEntries(ofOperations) };
}
