import { prefetchAsset } from '@/lib/browser/prefetch';
import {
  indexAddress,
  indexContexts,
  indexFileName,
  indexHash,
  resolveIndexUrl,
} from '@/lib/search/engine/index-address';
import { settings } from '@/lib/settings/settings';
import type { SearchSession } from './search-session';

/** By the address of their first file, which names the build. */
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
  if (prefetched.has(url) || sessions.has(urlOf(indexFileName('', language), ''))) return;
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

const files = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

/** Fetches a file of the index, once; after a failure, the next call tries again. */
function readFile<T>(url: string, onBegin = () => {}): Promise<T> {
  const known = files.get(url) as Promise<T> | undefined;
  if (known) return known;
  const reading = fetchFile<T>(url, onBegin);
  files.set(url, reading);
  reading.catch(() => {
    files.delete(url);
    failed.add(url);
  });
  return reading;
}

/**
 * The address names the build, so a cached copy, such as a prefetched one, is always current, even if the host asks
 * for revalidation. After a failure, skips the cache, which may contain the failure.
 */
async function fetchFile<T>(url: string, onBegin: () => void): Promise<T> {
  const cache = failed.has(url) || process.env.NODE_ENV === 'development' ? 'no-cache' : 'force-cache';
  const response = await fetch(url, { cache });
  if (response.status !== 200) throw new Error(`${url} returned status ${response.status}.`);
  onBegin();
  return (await response.json()) as T;
}

function openSession({ language, context }: SearchPlace, version: string): Promise<SearchSession> {
  // Versions come from the address bar. Another one has its own search page; an unknown one is this version.
  const key = urlOf(indexFileName('', language), version);
  const known = sessions.get(key);
  if (known) return known;
  const read = <T>(file: string, onBegin?: () => void) => readFile<T>(urlOf(file, ''), onBegin);
  const readAll = (contexts: readonly string[], onBegin?: () => void) => {
    for (const file of new Set(contexts.map((one) => indexFileName(one, language))))
      read(file, onBegin).catch(() => {});
  };
  const opening = (async () => {
    // The first files come while the code does, and the others right behind them, so that the line is never idle.
    const begun = new Promise<void>((resolve) => readAll(['', context], resolve));
    const code = import('./search-session');
    Promise.all([code, begun]).then(
      () => readAll(indexContexts(language)),
      () => {},
    );
    const { openSearch } = await code;
    return openSearch(read, language);
  })();
  sessions.set(key, opening);
  opening.catch(() => sessions.delete(key));
  return opening;
}
