import { headFileName, indexAddress, indexVersion, resolveIndexUrl } from '@/lib/search/index-address';
import type { HeadPiece } from '@/lib/search/index-files';
import { readPieces } from '@/lib/search/read-pieces';
import { settings } from '@/lib/site/settings';
import type { SearchSession } from './search-session';

const loads = new Map<string, Promise<SearchSession>>();

/**
 * Asks for one part of the index.
 * @throws Error when it lies on another origin (before any request), or is not answered with status 200.
 */
async function ask(file: string, version: string): Promise<Response> {
  const hash = indexVersion(document.documentElement);
  const address = indexAddress({ basePath: settings.basePath, version, file, hash });
  const response = await fetch(resolveIndexUrl(address, window.location.origin));
  if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}.`);
  return response;
}

/**
 * Search, ready for first queries: code and first part of the index come together, once. A failure is forgotten, so
 * that the next call tries again.
 */
export function loadSearch(context: string, version = ''): Promise<SearchSession> {
  // One first part answers for every context: search looks everywhere. Which name is asked for depends on the page.
  const known = loads.get(version);
  if (known) return known;
  const forget = (error: unknown) => {
    loads.delete(version);
    console.error('Search could not be loaded.', error);
  };
  const fetchPart = async <T>(file: string) => (await (await ask(file, version)).json()) as T;
  const load = Promise.all([import('./search-session'), askHead(context, version)]).then(
    ([{ SearchSession: Session }, head]) =>
      Session.open(readPieces(head) as AsyncGenerator<HeadPiece>, fetchPart, forget),
  );
  loads.set(version, load);
  load.catch(forget);
  return load;
}

/** Forgets what is loaded, as a new page load does; tests start with it. */
export function forgetLoads(): void {
  loads.clear();
}

async function askHead(context: string, version: string): Promise<Response> {
  // Versions come from the address bar; only those that exist are asked for.
  if (version && !settings.versions.some(({ path }) => path === version)) {
    resolveIndexUrl(indexAddress({ basePath: settings.basePath, version, file: '', hash: '' }), window.location.origin);
    throw new Error(`There is no version ${version}.`);
  }
  return ask(headFileName(context), version);
}
