import fs from 'node:fs';
import path from 'node:path';

/** Files for hosts and search engines, which a site has once. */
const ONCE = ['404', '404.html', '_not-found', 'robots.txt', 'sitemap.xml', 'llms.txt', '.nojekyll', '_headers'];
const REDIRECTS = '_redirects';

/**
 * Puts the finished export of an older version below its name into the export of the current one. What a site has once
 * stays that of the current version, and redirects for hosts join its own.
 */
export function addVersion(site: string, version: string, name: string): void {
  const redirects = path.join(version, REDIRECTS);
  if (fs.existsSync(redirects)) {
    fs.appendFileSync(path.join(site, REDIRECTS), fs.readFileSync(redirects, 'utf8'));
    fs.rmSync(redirects);
  }
  for (const file of ONCE) fs.rmSync(path.join(version, file), { recursive: true, force: true });
  fs.renameSync(version, path.join(site, name));
}
