/** tests/site/security.spec.ts checks the policy of every page against what the page has. */
import { securityPolicy } from '@/lib/export/security-policy';

it('allows no other host without analytics', () => {
  expect(securityPolicy('', false).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

it('adds only the script, reports, and pixel of the analytics service if an ID is set', () => {
  const before = securityPolicy('', false).split('; ');
  expect(
    securityPolicy('', true)
      .split('; ')
      .filter((directive) => !before.includes(directive)),
  ).toEqual([
    "script-src 'self' https://*.googletagmanager.com",
    "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  ]);
});
