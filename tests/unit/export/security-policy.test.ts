import crypto from 'node:crypto';
import { addSecurityPolicy, securityPolicy } from '@/lib/export/security-policy';
import { settings } from '@/lib/settings/settings';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, read, write } = temporaryFolder();

const sha = (code: string) => `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`;
const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

it("allows the site's own files, and the page's inline scripts by their hashes", () => {
  const policy = securityPolicy('<script>a()</script><script id="x">b("<")\n</script><script>a()</script>', false);
  expect(sources(policy, 'script-src')).toEqual(["'self'", sha('a()'), sha('b("<")\n')]);
});

it('allows inline styles by their hashes, and no style attributes', () => {
  const html = '<style>a{color:red}</style><style media="print">b{\n}</style><p style="color:red">';
  expect(sources(securityPolicy(html, false), 'style-src')).toEqual(["'self'", sha('a{color:red}'), sha('b{\n}')]);
});

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

it('is added to every page, with the referrer policy, before anything that it governs', async () => {
  const head = '<head><meta charset="utf-8"/>';
  write({ 'index.html': `${head}<script>a()</script>` });
  expect(await addSecurityPolicy.run({ folder: at(), basePath: '', treesOf: () => Promise.reject() })).toEqual([]);
  const policy = securityPolicy('<script>a()</script>', settings.analyticsId !== '');
  expect(read('index.html')).toBe(
    `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/><meta name="referrer" content="strict-origin-when-cross-origin"/><script>a()</script>`,
  );
});
