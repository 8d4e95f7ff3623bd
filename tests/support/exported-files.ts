import fs from 'node:fs';
import path from 'node:path';

/** The files of an export whose names match, with forward slashes, sorted. */
export function filesIn(dir: string, names = /./): string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => names.test(file))
    .sort();
}

export interface ExportedPage {
  /** Its file, such as `faq/index.html`. */
  file: string;
  html: string;
}

/** The pages of an export, without those that only lead to another address. */
export const pagesIn = (dir: string, names = /\.html$/): ExportedPage[] =>
  filesIn(dir, names)
    .map((file) => ({ file, html: fs.readFileSync(path.join(dir, file), 'utf8') }))
    .filter(({ file, html }) => !/http-equiv="refresh"/i.test(html) && !file.startsWith('_not-found/'));

/** The public address of an export without base path, as in `settings.url`. */
export function siteUrl(dir: string): string {
  const address = /<loc>([^<]+)</.exec(fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8'))?.[1] ?? '';
  return new URL(address).origin;
}
