import { fileAddress, namesFileName, wordsFileName } from '@/lib/search/engine/file-names';
import { ReaderError } from '../router/reader-error';
import { fetchOk } from '../shared/fetch-ok';
import type { SearchSession } from './search-session';

/** Search, and the files it has asked for, by address, which names the release. */
const sessions = new Map<string, Promise<SearchSession>>();
const files = new Map<string, Promise<unknown>>();
let hasFailed = false;

const urlOf = (file: string): string => fileAddress(file, document.documentElement.dataset.release);

/** Fetches the names of the pages of a language, because the reader is about to search. If that fails, search itself tries again. */
export function prefetchIndex(code: string): void {
  fetchFile(namesFileName(code)).catch(() => {});
}

/**
 * Search, ready for queries on the pages of a language, and the code that shows results; loads all of it together, once.
 * @throws ReaderError with the original error as its cause; the next call tries again.
 */
export async function loadSearch<View>(code: string, view: Promise<View>): Promise<[SearchSession, View]> {
  const key = urlOf(namesFileName(code));
  const session = sessions.get(key) ?? openSession(code);
  sessions.set(key, session);
  try {
    return await Promise.all([session, view]);
  } catch (error) {
    sessions.delete(key);
    console.error('Search could not be loaded.', error);
    throw new ReaderError('Search is not available right now', { cause: error });
  }
}

async function openSession(code: string): Promise<SearchSession> {
  // The files come while the code does; the words after the names, which must not wait on a slow connection.
  fetchFile(namesFileName(code))
    .then(() => fetchFile(wordsFileName(code)))
    .catch(() => {});
  const { openSearch } = await import('./search-session');
  return openSearch(fetchFile, code);
}

/** Fetches a search file, once; after a failure, the next call tries again. */
function fetchFile<T>(file: string): Promise<T> {
  const url = urlOf(file);
  const reading = (files.get(url) as Promise<T> | undefined) ?? read<T>(url);
  files.set(url, reading);
  reading.catch(() => {
    files.delete(url);
    hasFailed = true;
  });
  return reading;
}

/**
 * The address names the release, so a cached copy is always current, even if the host asks
 * for revalidation. After a failure, skips the cache, which may contain the failure.
 */
async function read<T>(url: string): Promise<T> {
  const cache = hasFailed || process.env.NODE_ENV === 'development' ? 'no-cache' : 'force-cache';
  const response = await fetchOk(url, { cache });
  return (await response.json()) as T;
}
