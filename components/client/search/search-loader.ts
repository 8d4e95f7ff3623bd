import { prefetchAsset } from '@/lib/browser/prefetch';
import { indexAddress, indexFileName, indexHash, resolveIndexUrl } from '@/lib/search/engine/index-address';
import { settings } from '@/lib/settings/settings';
import type { SearchSession } from './search-session';

const sessions = new Map<string, Promise<SearchSession>>();

/** @throws Error before any request if the address is on another origin. */
function urlOf(file: string, version: string): string {
  const hash = indexHash(document.documentElement);
  const address = indexAddress({ basePath: settings.basePath, version, file, hash });
  return resolveIndexUrl(address, window.location.origin);
}

/** The pages to search: those of a language, for a reader in a context. */
interface SearchPlace {
  language: string;
  context: string;
}

/** Loads the index of a place into the browser's cache, once per page, because the reader is about to search. */
export function prefetchIndex({ language, context }: SearchPlace): void {
  const url = urlOf(indexFileName(context, language), '');
  if (sessions.size || prefetched.has(url)) return;
  prefetched.add(url);
  void prefetchAsset(url);
}
const prefetched = new Set<string>();

/**
 * Search, ready for queries on the pages of a place; loads code and index together, once.
 * @throws Error with a message for readers and the original error as its cause; the next call tries again.
 */
export async function loadSearch(place: SearchPlace, version = ''): Promise<SearchSession> {
  try {
    const session = await openSession(place, version);
    await session.load(place.context);
    return session;
  } catch (error) {
    console.error('Search could not be loaded.', error);
    throw Object.assign(new Error('Search is not available right now', { cause: error }), { name: '' });
  }
}

/**
 * Fetches one file of the index. Its address names the build, so a cached copy, such as a prefetched one, is always
 * current, even if the host asks for revalidation. After a failure, skips the cache, which may contain the failure.
 */
async function readPart<T>(url: string): Promise<T> {
  const cache = failed.has(url) || process.env.NODE_ENV === 'development' ? 'no-cache' : 'force-cache';
  failed.add(url);
  const response = await fetch(url, { cache });
  if (response.status !== 200) throw new Error(`${url} returned status ${response.status}.`);
  const part = (await response.json()) as T;
  failed.delete(url);
  return part;
}
const failed = new Set<string>();

function openSession({ language, context }: SearchPlace, version: string): Promise<SearchSession> {
  const key = `${language} ${version}`;
  const known = sessions.get(key);
  if (known) return known;
  const opening = (async () => {
    // Versions come from the address bar. Another one has its own search page; an unknown one is this version.
    urlOf('', version);
    const read = <T>(file: string) => readPart<T>(urlOf(file, ''));
    // The first files come while the code does.
    const coming = new Map<string, Promise<unknown>>();
    for (const file of new Set(['', context].map((one) => indexFileName(one, language)))) coming.set(file, read(file));
    for (const file of coming.values()) file.catch(() => {});
    const fetchFile = <T>(file: string): Promise<T> => {
      const first = coming.get(file) as Promise<T> | undefined;
      coming.delete(file);
      return first ?? read(file);
    };
    const { openSearch } = await import('./search-session');
    return openSearch(fetchFile, language);
  })();
  sessions.set(key, opening);
  opening.catch(() => sessions.delete(key));
  return opening;
}

/** Clears everything loaded, as a new page load does; tests call it first. */
export function forgetLoads(): void {
  sessions.clear();
  prefetched.clear();
  failed.clear();
}
