import crypto from 'node:crypto';
import { securityPolicy } from '@/lib/export/security-policy';

const sha = (code: string) => `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`;
const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

it("allows the site's own files, and the page's inline scripts by their hashes", () => {
  const policy = securityPolicy('<script>a()</script><script id="x">b("<")</script><script>a()</script>', false);
  expect(sources(policy, 'script-src')).toEqual(["'self'", sha('a()'), sha('b("<")')]);
});

it('does not count files or data as inline scripts', () => {
  const policy = securityPolicy(
    '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script><script type="application/json">{}</script>',
    false,
  );
  expect(sources(policy, 'script-src')).toEqual(["'self'"]);
});

it('allows no other host without analytics', () => {
  expect(securityPolicy('', false)).not.toContain('https:');
});

it('allows the script, reports, and pixel of the analytics service if an ID is set', () => {
  const policy = securityPolicy('', true);
  expect(sources(policy, 'script-src')).toContain('https://*.googletagmanager.com');
  expect(sources(policy, 'connect-src')).toEqual(
    expect.arrayContaining(['https://*.google-analytics.com', 'https://*.analytics.google.com']),
  );
  expect(sources(policy, 'img-src')).toContain('https://*.google-analytics.com');
});

it.each(['object-src', 'base-uri', 'frame-src', 'form-action'])('allows no %s at all', (directive) => {
  expect(sources(securityPolicy('', true), directive)).toEqual(["'none'"]);
});
