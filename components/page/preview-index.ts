import { runApart } from '@/lib/content/cache/run-apart';
import { indexVersion, readIndex, type IndexFiles } from '@/lib/search/build/kept-index';

let last: { version: string; files: IndexFiles } | undefined;

/**
 * The files of the search index in the preview, for the pages as they are now. Another process makes them, because
 * rendering all pages would keep the preview from responding.
 * @throws Error if it cannot be made.
 */
export async function previewIndex(): Promise<IndexFiles> {
  for (;;) {
    const version = indexVersion();
    if (last?.version === version) return last.files;
    const files = readIndex(version);
    if (files) {
      last = { version, files };
      return files;
    }
    await runApart('scripts/write-search-index.ts', version).catch((error: unknown) => {
      // A run stopped in favor of a newer state is not a failure.
      if (version === indexVersion()) throw error;
    });
  }
}
