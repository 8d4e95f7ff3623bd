import { repairAddresses } from './address-repair';
import { deferApp } from './defer-app';
import type { ExportedSite, ExportStep, Notice } from './exported-site';
import { writeHostFiles } from './host-files';
import { writeMarkdownVersions } from './markdown-versions';
import { addSecurityPolicy } from './security-policy';

/**
 * All that is done to the site that `next build` exported, in this order. Next.js makes a whole, working site; these
 * make it lighter and stricter. Each may be left out.
 */
export const exportSteps: readonly ExportStep[] = [
  writeMarkdownVersions,
  deferApp,
  repairAddresses,
  // Last of those that change pages, for it hashes the scripts that they hold.
  addSecurityPolicy,
  writeHostFiles,
];

/**
 * Runs the steps but for those named in `without`.
 * @returns what steps could not do; the pages in question are as they were.
 * @throws Error when `without` names no step.
 */
export async function runExportSteps(site: ExportedSite, without: string[] = []): Promise<Notice[]> {
  const names = exportSteps.map(({ name }) => name);
  const unknown = without.filter((name) => !names.includes(name));
  if (unknown.length) throw new Error(`There is no step "${unknown.join('", "')}"; there are: ${names.join(', ')}.`);
  const notices: Notice[] = [];
  for (const { name, run } of exportSteps) {
    if (without.includes(name)) continue;
    notices.push(...(await run(site)).map((notice) => `${name}: ${notice}`));
  }
  return notices;
}
