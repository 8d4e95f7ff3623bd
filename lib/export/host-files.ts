import { toHref } from '@/lib/site/paths';
import { settings } from '@/lib/site/settings';

/**
 * Files that tell hosts what they cannot guess: no Jekyll on GitHub Pages; headers and permanent redirects for hosts
 * that read `_headers` and `_redirects`. Every page also works without them. `aliases` are old addresses and new ones.
 */
export function hostFiles(aliases: Record<string, string>): Record<string, string> {
  const { basePath } = settings;
  const headers = [
    `${basePath}/_next/static/*`,
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
