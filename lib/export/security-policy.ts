import crypto from 'node:crypto';
import { settings } from '@/lib/settings/settings';
import { rewritePages, type ExportStep } from './exported-site';
import { prependToHead } from './next-page';

/** Scripts that a browser would run: inline, and not data. */
const RUNNABLE = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (code: string): string => `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`;

/**
 * What Google Analytics 4 calls, by Google's own guide to content security policies
 * (https://developers.google.com/tag-platform/security/guides/csp): where its script comes from, and where it reports.
 */
const ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};
const NO_ANALYTICS: typeof ANALYTICS = { script: [], image: [], connect: [] };

/**
 * The content security policy of a page: own files, the page's own inline scripts by their hashes, nothing else but
 * what the analytics service needs, if there is one. Styles may be inline, for panels animate by style attributes.
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

/** Policy and referrer policy for every page, made from the inline scripts that it holds: must be the last to change pages. */
export const addSecurityPolicy: ExportStep = {
  name: 'security-policy',
  run: (site) =>
    rewritePages(site, 'No <meta charset> was found, behind which the security policy belongs.', (html) => {
      const policy = securityPolicy(html, settings.analyticsId !== '');
      return prependToHead(
        html,
        `<meta http-equiv="Content-Security-Policy" content="${policy}"/><meta name="referrer" content="strict-origin-when-cross-origin"/>`,
      );
    }),
};
