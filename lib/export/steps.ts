import { repairAddresses } from './address-repair';
import { deferApp } from './defer-app';
import type { ExportedSite, ExportStep, Notice } from './exported-site';
import { writeHostFiles } from './host-files';
import { writeMarkdownVersions } from './markdown/markdown-versions';
import { inlineStyles } from './inline-styles';
import { orderHead } from './order-head';
import { removePieces } from './remove-pieces';
import { addSecurityPolicy } from './security-policy';

/**
 * All changes to the site that `next build` exported, in order. Next.js produces a complete, working site; these steps
 * make it lighter and more secure. Each is optional.
 */
export const exportSteps: readonly ExportStep[] = [
  writeMarkdownVersions,
  deferApp,
  removePieces,
  inlineStyles,
  orderHead,
  repairAddresses,
  // Must be the last step that changes pages, because it hashes their scripts and styles.
  addSecurityPolicy,
  writeHostFiles,
];

/**
 * Runs the steps except those named in `without`.
 * @returns what steps could not do; the affected pages are unchanged.
 * @throws Error if `without` contains an unknown name.
 */
export async function runExportSteps(site: ExportedSite, without: string[] = []): Promise<Notice[]> {
  const names = exportSteps.map(({ name }) => name);
  const unknown = without.filter((name) => !names.includes(name));
  if (unknown.length) throw new Error(`There is no step "${unknown.join('", "')}". Steps: ${names.join(', ')}.`);
  const notices: Notice[] = [];
  for (const { name, run } of exportSteps) {
    if (without.includes(name)) continue;
    notices.push(...(await run(site)).map((notice) => `${name}: ${notice}`));
  }
  return notices;
}
