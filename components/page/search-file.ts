import { keptOnDisk } from '@/lib/cache/kept-on-disk';
import { searchFiles } from '@/lib/search/index/search-files';
import { digestOfFiles } from '@/lib/content/fingerprint';
import { contentFolder } from '@/lib/content/load';
import { searchPages } from './search-pages';

/** All that the index is made from beside the pages' own files. */
const SOURCES = ['openapi', 'lib', 'components/api', 'components/mdx', 'components/page', 'package-lock.json'];

type Files = Record<string, string>;

/** The files of one version of the content, and those of the version before while these are made. */
let current: { version: string; files: Promise<Files>; before?: Promise<Files> } | undefined;

/**
 * A file of the search index, made when the first of them is asked for and kept on disk for the other processes of a
 * build. In development content may change: then the old file is sent once more while the new ones are made.
 */
export async function searchFile(name: string): Promise<Response> {
  const version = digestOfFiles([contentFolder, ...SOURCES]);
  if (current?.version !== version) {
    const before = current?.files;
    const making = {
      version,
      before,
      files: keptOnDisk('search', [version], async () => searchFiles(await searchPages())),
    };
    current = making;
    making.files.then(
      () => delete making.before,
      (error: unknown) => {
        // Asked again it is tried again.
        if (current === making) current = undefined;
        console.error('The search index could not be made.', error);
      },
    );
  }
  const { [name]: text } = await (current.before ?? current.files);
  return new Response(text ?? '', { status: text ? 200 : 404, headers: { 'content-type': 'application/json' } });
}
