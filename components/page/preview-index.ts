import { runApart } from '@/lib/cache/run-apart';
import { indexVersion, readIndex, type IndexFiles } from '@/lib/search/index/kept-index';

let last: { version: string; files: IndexFiles } | undefined;

/**
 * The files of the search index in the preview, whose pages change: of the pages as they are now. Another process
 * makes them, for drawing all pages would keep the preview from answering.
 * @throws Error when it cannot be made.
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
      // A run that was ended for a newer state is no failure.
      if (version === indexVersion()) throw error;
    });
  }
}
