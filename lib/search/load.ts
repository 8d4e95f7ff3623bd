import fs from 'node:fs';
import path from 'node:path';
import { inlineBoundaries } from '@/lib/export/inline-boundaries';
import { parseExported } from '@/lib/export/parse-exported';
import { normalizePath, toHref } from '@/lib/site/paths';
import { parseSynonyms, type Synonyms } from './synonyms';
import { pageSections, type SearchPage } from './index/page-sections';

/** The writers' list of words that mean the same. */
export function loadSynonyms(): Synonyms {
  return parseSynonyms(fs.readFileSync(path.resolve('content', '_data', 'synonyms.yaml'), 'utf8'));
}

/** Folders of an export that hold no pages of the site. */
const NO_PAGES = /^(_next|_not-found|404)(\/|$)/;

/** Cuts a page of an export up for search; null for one not to be found. `path` is its address below the base path. */
export type ReadSections = (path: string, html: string) => SearchPage | null;

export const readSections: ReadSections = (page, html) =>
  pageSections(toHref(page, ''), parseExported(inlineBoundaries(html)));

/** Every page of an export that search may find, in the order of their addresses. */
export function loadExportedPages(exportFolder: string, read: ReadSections = readSections): SearchPage[] {
  return fs
    .readdirSync(exportFolder, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => /(^|\/)index\.html$/.test(name) && !NO_PAGES.test(name))
    .sort()
    .map((name) => read(normalizePath(`/${name}`), fs.readFileSync(path.join(exportFolder, name), 'utf8')))
    .filter((page) => page !== null);
}
