import fs from 'node:fs';
import path from 'node:path';

/** A folder that `next build` exported, and where it will stand. */
export interface ExportedSite {
  folder: string;
  /** Base path, empty or `/name`. */
  basePath: string;
}

/** What a step could not do, in a sentence with the file it left as it was. */
export type Notice = string;

/** One thing that is done to a finished export. The site works before and after it. */
export interface ExportStep {
  /** What `npm run build -- --without NAME` calls it. */
  name: string;
  run: (site: ExportedSite) => Promise<Notice[]> | Notice[];
}

/** Names of all pages of an export, below its folder, in a stable order. */
export function exportedPages({ folder }: ExportedSite): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/**
 * Rewrites pages of an export. A page for which `change` gives undefined does not look as expected: it stays as it
 * was, and is named in the notices with `reason`.
 */
export function rewritePages(
  site: ExportedSite,
  reason: string,
  change: (html: string, file: string) => string | undefined,
): Notice[] {
  const left = exportedPages(site).filter((file) => {
    const full = path.join(site.folder, file);
    const before = fs.readFileSync(full, 'utf8');
    const after = change(before, file);
    if (after !== undefined && after !== before) fs.writeFileSync(full, after);
    return after === undefined;
  });
  const shown = left.length > 3 ? `${left.slice(0, 3).join(', ')} and ${left.length - 3} more` : left.join(', ');
  return left.length ? [`${reason} Left as they were: ${shown}.`] : [];
}
