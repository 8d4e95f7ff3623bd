import fs from 'node:fs';
import { loadContent } from '@/lib/content/load';
import { saves } from '@/lib/sources/sources';
import { codeFrame } from '@/lib/diagnostics/report';
import { inOrder, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { checkContent, type Renderer } from './check-content';
import { checkDataFiles } from './data-files';

/** A finding with the source lines around it. */
export interface ShownDiagnostic extends Diagnostic {
  /** Source with line numbers and a marker; empty for a finding about a whole file. */
  frame: string;
}

/**
 * Everything the author of a page needs to know: what any rule finds on that page, and what is wrong elsewhere in front
 * matter, section files, data files, and the API description, because those break other pages.
 */
export async function previewFindings(path: string, renderer: Renderer): Promise<ShownDiagnostic[]> {
  const checked = saves.last;
  const { pages, languages, diagnostics } = loadContent();
  const files = new Set(
    [...pages, ...languages.flatMap((one) => one.pages)].filter((page) => page.path === path).map(({ file }) => file),
  );
  const onPage = await checkContent(renderer, { files });
  // What the description lacks is of interest on its own pages, and takes a moment to find.
  const data = await checkDataFiles((file) => path.startsWith('/api') || !file.startsWith('openapi/'));
  const elsewhere = [...diagnostics, ...data.diagnostics];
  const all = [...inOrder(onPage), ...inOrder(elsewhere.filter(({ file }) => !files.has(file)))];
  const found = all.map((diagnostic) =>
    Object.assign({ frame: codeFrame(diagnostic, textOf(diagnostic.file)) }, diagnostic),
  );
  // After a save during the checks, the lines on disk are no longer those that were checked.
  return saves.last === checked ? found : found.map((diagnostic) => ({ ...diagnostic, frame: '' }));
}

function textOf(file: string): string {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file, 'utf8') : '';
}
