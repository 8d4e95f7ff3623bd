import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/sources/files';
import { addAddressRepair } from './add-address-repair';
import { addCompileHint } from './add-compile-hint';
import { deferApp } from './defer-app';
import { rewritePages, type ExportedSite, type ExportStep } from './exported-site';
import { writeHostFiles } from './host-files';
import { inlineStyles } from './inline-styles';
import { isRouterPiece, orderHead } from './next-page';
import { addSecurityPolicy } from './security-policy';
import { writeMarkdownForms } from './write-markdown-forms';

/** The bundler copies a worker's source beside its compiled code, with an empty map. */
const SOURCE = /\.(tsx?|map)$/;

/**
 * All changes to the site that `next build` exported, in order. Next.js produces a complete, working site; these steps
 * make it lighter and more secure. Each is optional.
 */
export const exportSteps: readonly ExportStep[] = [
  writeMarkdownForms,
  addCompileHint,
  deferApp,
  {
    // Files that nothing requests, which are over half of an export: see components/client/router/page-data.ts.
    name: 'remove-pieces',
    run: ({ folder }) => {
      const pieces = filesBelow(folder).filter((file) => isRouterPiece(path.basename(file)) || SOURCE.test(file));
      for (const file of pieces) fs.rmSync(path.join(folder, file));
      return [];
    },
  },
  inlineStyles,
  // So that two builds of one commit are the same.
  { name: 'order-head', run: (site) => rewritePages(site, orderHead) },
  addAddressRepair,
  // Must be the last step that changes pages, because it hashes their scripts and styles.
  addSecurityPolicy,
  writeHostFiles,
];

/**
 * Runs the steps except those named in `without`.
 * @returns what steps could not do, in sentences.
 * @throws Error if `without` contains an unknown name.
 */
export async function runExportSteps(site: ExportedSite, without: string[] = []): Promise<string[]> {
  const names = exportSteps.map(({ name }) => name);
  const unknown = without.filter((name) => !names.includes(name));
  if (unknown.length) throw new Error(`There is no step "${unknown.join('", "')}". Steps: ${names.join(', ')}.`);
  const messages: string[] = [];
  for (const { name, run } of exportSteps.filter((step) => !without.includes(step.name))) {
    const unchanged = await run(site);
    const more = unchanged.length > 3 ? ` and ${unchanged.length - 3} more` : '';
    if (unchanged.length)
      messages.push(`${name} doesn't know the form of ${unchanged.slice(0, 3).join(', ')}${more}. Not changed.`);
  }
  return messages;
}
