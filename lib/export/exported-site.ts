import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/sources/files';

/** A folder that `next build` exported, and the base path it will be served from. */
export interface ExportedSite {
  folder: string;
  /** Base path, empty or `/name`. */
  basePath: string;
  /** The texts of the files for programs, by path: see lib/downloads/markdown-forms.ts. */
  markdown: ReadonlyMap<string, string>;
}

/** One change to a finished export. The site works before and after it. */
export interface ExportStep {
  /** Its name in `npm run build -- --without NAME`. */
  name: string;
  /** @returns the pages that it left unchanged, because they don't have the expected tags. */
  run: (site: ExportedSite) => Promise<string[]> | string[];
}

/** Rewrites the pages of an export. @returns those that it left unchanged, because `change` returned undefined. */
export function rewritePages(
  { folder }: Pick<ExportedSite, 'folder'>,
  change: (html: string, file: string) => string | undefined,
): string[] {
  return filesBelow(folder, '.html').filter((file) => {
    const full = path.join(folder, file);
    const before = fs.readFileSync(full, 'utf8');
    const after = change(before, file);
    if (after !== undefined && after !== before) fs.writeFileSync(full, after);
    return after === undefined;
  });
}
