import crypto from 'node:crypto';
import { settings } from '@/lib/settings/settings';
import { rewritePages, type ExportStep } from './exported-site';
import { prependToHead } from './next-page';

/** Inline scripts that a browser would execute; data blocks are excluded. */
const RUNNABLE = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (code: string): string => `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`;

/**
 * Hosts that Google Analytics 4 loads its script from and reports to, according to Google's guide to content security
 * policies (https://developers.google.com/tag-platform/security/guides/csp).
 */
const ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};
const NO_ANALYTICS: typeof ANALYTICS = { script: [], image: [], connect: [] };

/**
 * The content security policy of a page: allows the site's own files, the page's inline scripts by hash, and what the
 * analytics service needs, if there is one. Inline styles are allowed because panels animate with style attributes.
 */
export function securityPolicy(html: string, withAnalytics: boolean): string {
  const hashes = [...new Set([...html.matchAll(RUNNABLE)].map(([, code = '']) => hashOf(code)))];
  const { script, image, connect } = withAnalytics ? ANALYTICS : NO_ANALYTICS;
  const directive = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...hashes, ...script),
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', ...image),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...connect),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('frame-src', "'none'"),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'none'"),
  ].join('; ');
}

/** Adds both policies to every page. Hashes its inline scripts, so it must be the last step that changes pages. */
export const addSecurityPolicy: ExportStep = {
  name: 'security-policy',
  run: (site) =>
    rewritePages(site, 'There is no <meta charset> to insert the security policy after.', (html) => {
      const policy = securityPolicy(html, settings.analyticsId !== '');
      return prependToHead(
        html,
        `<meta http-equiv="Content-Security-Policy" content="${policy}"/><meta name="referrer" content="strict-origin-when-cross-origin"/>`,
      );
    }),
};
