import fs from 'node:fs';
import path from 'node:path';
import { toHref } from '@/lib/settings/addresses';
import { aliasesOf, loadSite } from '@/lib/site/site';
import type { ExportStep } from './exported-site';

/**
 * Configuration files for hosts: no Jekyll on GitHub Pages; headers and permanent redirects for hosts that read
 * `_headers` and `_redirects`. Every page also works without them. `aliases` pairs old addresses with new ones.
 */
export function hostFiles(aliases: Record<string, string>, basePath: string): Record<string, string> {
  const headers = [
    `${basePath}/_next/static/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    `${basePath}/fonts/*.woff2`,
    '  Cache-Control: public, max-age=31536000, immutable',
    `${basePath}/*`,
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: DENY',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), interest-cohort=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    "  Content-Security-Policy: frame-ancestors 'none'",
    '',
  ];
  const redirects = Object.entries(aliases).map(
    ([from, to]) => `${toHref(from, basePath)} ${toHref(to, basePath)} 301`,
  );
  return { '.nojekyll': '', _headers: headers.join('\n'), _redirects: `${redirects.join('\n')}\n` };
}

export const writeHostFiles: ExportStep = {
  name: 'host-files',
  run: async ({ folder, basePath }) => {
    const files = hostFiles(aliasesOf(await loadSite()), basePath);
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
    return [];
  },
};
