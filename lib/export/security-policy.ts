import crypto from 'node:crypto';

/** Scripts that a browser would run: inline, and not data. */
const RUNNABLE =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="(?:application\/(?:ld\+)?json|text\/plain)")[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (code: string): string => `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`;

/**
 * The content security policy of a page: own files, the page's own inline scripts by their hashes, nothing else.
 * Styles may be inline, for the used rules stand in the page and panels animate by style attributes.
 */
export function securityPolicy(html: string, analyticsHost: string | null): string {
  const hashes = [...new Set([...html.matchAll(RUNNABLE)].map(([, code = '']) => hashOf(code)))];
  const host = analyticsHost ? ` ${analyticsHost}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}${host}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${host}`,
    "font-src 'self'",
    `connect-src 'self'${host}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Puts the policy and the referrer policy right behind the charset, before anything they govern. */
export function withSecurityPolicy(html: string, analyticsHost: string | null): string {
  const policy = securityPolicy(html, analyticsHost);
  const tags = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><meta name="referrer" content="strict-origin-when-cross-origin"/>`;
  const charset = /<meta charset="utf-8"\/?>/i;
  if (!charset.test(html))
    throw new Error('An exported page has no <meta charset>, so its security policy has no place.');
  return html.replace(charset, (found) => found + tags);
}
