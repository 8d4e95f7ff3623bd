/** Writes the search index of an export into that export, as the build does: `npm run search:index -- out`. */
import path from 'node:path';
import { writeSearchIndex } from '@/lib/search/write-index';

const { hash, pages, sections } = writeSearchIndex(path.resolve(process.argv[2] ?? 'out'));
console.log(`Search index ${hash}: ${sections} sections of ${pages} pages.`);
