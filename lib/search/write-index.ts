import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { settings } from '@/lib/site/settings';
import { BODY_FILE_NAME, headFileName, TEXT_FILE_NAME } from './index-address';
import { buildIndexFiles } from './index-files';
import { loadExportedPages, loadSynonyms, type ReadSections } from './load';

export interface WrittenIndex {
  /** What the addresses of all parts carry: eight hexadecimal digits over their content. */
  hash: string;
  pages: number;
  sections: number;
}

/**
 * Reads the pages of an export and writes their search index into it. Whoever finishes the pages puts the hash on
 * their html element: see index-address.ts.
 */
export function writeSearchIndex(exportFolder: string, read?: ReadSections): WrittenIndex {
  const pages = loadExportedPages(exportFolder, read);
  const { head, body, text } = buildIndexFiles(pages, loadSynonyms());
  // One piece a line, for readers who use it as it arrives: see read-pieces.ts.
  const headText = `[\n${head.map((piece) => JSON.stringify(piece)).join(',\n')}\n]`;
  const [bodyText = '', textText = ''] = [body, text].map((part) => JSON.stringify(part));
  const hash = crypto.createHash('sha256').update(headText).update(bodyText).update(textText).digest('hex').slice(0, 8);
  // One name per context, as addresses promise; what is in the first part is the same for all, because search looks
  // everywhere and ranks the context up.
  for (const context of ['', ...settings.searchContexts.map((context) => context.path)]) {
    fs.writeFileSync(path.join(exportFolder, headFileName(context)), headText);
  }
  fs.writeFileSync(path.join(exportFolder, BODY_FILE_NAME), bodyText);
  fs.writeFileSync(path.join(exportFolder, TEXT_FILE_NAME), textText);
  return { hash, pages: pages.length, sections: text.texts.length };
}
