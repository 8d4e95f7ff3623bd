import crypto from 'node:crypto';
import { settings } from '@/lib/settings/settings';
import { rewritePages, type ExportStep } from './exported-site';
import { prependToHead } from './next-page';

/** Inline scripts that a browser would execute; data blocks are excluded. */
const RUNNABLE = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashSource = (code: string): string => `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`;

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

/** Hashes of what a pattern finds in a page, each once. */
const hashesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, code = '']) => hashSource(code))),
];

/**
 * The content security policy of a page: allows the site's own files, the page's inline scripts and styles by hash, and
 * what the analytics service needs, if there is one. Scripts may set single styles of an element, as animations do, but
 * markup may not have style attributes.
 */
export function securityPolicy(html: string, hasAnalytics: boolean): string {
  const { script, image, connect } = hasAnalytics ? ANALYTICS : NO_ANALYTICS;
  const formatDirective = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    formatDirective('default-src', "'self'"),
    formatDirective('script-src', "'self'", ...hashesOf(html, RUNNABLE), ...script),
    formatDirective('style-src', "'self'", ...hashesOf(html, STYLES)),
    formatDirective('img-src', "'self'", 'data:', ...image),
    formatDirective('font-src', "'self'"),
    formatDirective('connect-src', "'self'", ...connect),
    formatDirective('worker-src', "'self'"),
    formatDirective('manifest-src', "'self'"),
    formatDirective('frame-src', "'none'"),
    formatDirective('object-src', "'none'"),
    formatDirective('base-uri', "'none'"),
    formatDirective('form-action', "'none'"),
  ].join('; ');
}

/** Adds both policies to every page, with the hashes of its scripts and styles. */
export const addSecurityPolicy: ExportStep = {
  name: 'security-policy',
  run: (site) =>
    rewritePages(site, (html) => {
      const policy = securityPolicy(html, settings.analyticsId !== '');
      return prependToHead(
        html,
        `<meta http-equiv="Content-Security-Policy" content="${policy}"/><meta name="referrer" content="strict-origin-when-cross-origin"/>`,
      );
    }),
};
