import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/sources/files';
import type { ReadTrees } from '@/lib/site/page-content';

/** A folder that `next build` exported, and the base path it will be served from. */
export interface ExportedSite {
  folder: string;
  /** Base path, empty or `/name`. */
  basePath: string;
  treesOf: ReadTrees;
}

/** What a step could not do: a sentence that names the file it left unchanged. */
export type Notice = string;

/** One change to a finished export. The site works before and after it. */
export interface ExportStep {
  /** Its name in `npm run build -- --without NAME`. */
  name: string;
  run: (site: ExportedSite) => Promise<Notice[]> | Notice[];
}

/**
 * Rewrites the pages of an export. If `change` returns undefined, the page does not have the expected form: it is left
 * unchanged and named in the notices with `reason`.
 */
export function rewritePages(
  site: Pick<ExportedSite, 'folder'>,
  reason: string,
  change: (html: string, file: string) => string | undefined,
): Notice[] {
  const left = filesBelow(site.folder, '.html').filter((file) => {
    const full = path.join(site.folder, file);
    const before = fs.readFileSync(full, 'utf8');
    const after = change(before, file);
    if (after !== undefined && after !== before) fs.writeFileSync(full, after);
    return after === undefined;
  });
  const shown = left.length > 3 ? `${left.slice(0, 3).join(', ')} and ${left.length - 3} more` : left.join(', ');
  return left.length ? [`${reason} Not changed: ${shown}.`] : [];
}
