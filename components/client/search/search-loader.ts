import { prefetchAsset } from '@/lib/browser/prefetch-asset';
import { indexAddress, indexFileName, indexVersion, resolveIndexUrl } from '@/lib/search/engine/index-address';
import { settings } from '@/lib/settings/settings';
import type { SearchSession } from './search-session';

const sessions = new Map<string, Promise<SearchSession>>();

/** @throws Error before any request when the address lies on another origin. */
function urlOf(file: string, version: string): string {
  const hash = indexVersion(document.documentElement);
  const address = indexAddress({ basePath: settings.basePath, version, file, hash });
  return resolveIndexUrl(address, window.location.origin);
}

/** The index of a context comes into the browser's cache, once a page: a reader is about to search. */
export function prefetchIndex(context: string): void {
  const url = urlOf(indexFileName(context), '');
  if (sessions.size || prefetched.has(url)) return;
  prefetched.add(url);
  void prefetchAsset(url);
}
const prefetched = new Set<string>();

/**
 * Search, ready for queries on the pages of a context: code and index come together, once.
 * @throws Error for readers, with what went wrong as its cause; the next call tries again.
 */
export async function loadSearch(context: string, version = ''): Promise<SearchSession> {
  try {
    const session = await openSession(version);
    await session.load(context);
    return session;
  } catch (error) {
    console.error('Search could not be loaded.', error);
    throw Object.assign(new Error('Search is not available right now', { cause: error }), { name: '' });
  }
}

function openSession(version: string): Promise<SearchSession> {
  const known = sessions.get(version);
  if (known) return known;
  const opening = (async () => {
    // Versions come from the address bar; only those that exist are asked for.
    if (version && !settings.versions.some(({ path }) => path === version)) {
      urlOf('', version);
      throw new Error(`There is no version ${version}.`);
    }
    const { SearchSession: Session } = await import('./search-session');
    const start = () =>
      new Session(
        async <T>(file: string) => {
          const url = urlOf(file, version);
          const response = await fetch(url);
          if (response.status !== 200) throw new Error(`${url} returned status ${response.status}.`);
          return (await response.json()) as T;
        },
        settings.searchContexts.map(({ path }) => path),
      );
    if (process.env.NODE_ENV === 'development') {
      const { renewingSession } = await import('../draft/renewing-session');
      return renewingSession(start);
    }
    return start();
  })();
  sessions.set(version, opening);
  opening.catch(() => sessions.delete(version));
  return opening;
}

/** Forgets what is loaded, as a new page load does; tests start with it. */
export function forgetLoads(): void {
  sessions.clear();
  prefetched.clear();
}
