import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { indexVersion, readIndex, type IndexFiles } from '@/lib/search/build/kept-index';

async function index(): Promise<IndexFiles> {
  if (process.env.NODE_ENV === 'development') return previewIndex();
  // Imported dynamically, so that the preview does not compile what only a build needs.
  return (await import('./search-index')).searchIndex();
}

/** The names of all files of the index. */
export const searchFileNames = async (): Promise<string[]> => Object.keys(await index());

/** An index file as an HTTP response. */
export async function searchFile(name: string): Promise<Response> {
  const { [name]: text } = await index();
  return new Response(text ?? '', { status: text ? 200 : 404, headers: { 'content-type': 'application/json' } });
}

/** By state of the sources: requests for the same state wait for one run. */
const runs = new Map<string, Promise<unknown>>();

/**
 * The files of the search index in the preview, for the pages as they are now. Another process makes them, because
 * rendering all pages would keep the preview from responding.
 * @throws Error with the process's output if it fails.
 */
async function previewIndex(): Promise<IndexFiles> {
  const version = indexVersion();
  if (!readIndex(version)) {
    const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/write-search-index.ts'];
    const env = { ...process.env, NODE_OPTIONS: '' };
    const run = runs.get(version) ?? promisify(execFile)(process.execPath, command, { env });
    runs.set(version, run);
    await run.finally(() => runs.delete(version));
  }
  // Sources that changed meanwhile have an index of their own.
  return readIndex(version) ?? previewIndex();
}
