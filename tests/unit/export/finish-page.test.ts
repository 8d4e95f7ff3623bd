import crypto from 'node:crypto';
import { PAUSE } from '@/lib/export/first-paint';
import { finishPage, type FinishOptions } from '@/lib/export/finish-page';

const EXPORTED = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>FAQ</title>',
  '<link rel="stylesheet" href="/_next/s.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/t.css"/>',
  '<script>early("$& $1")</script></head>',
  '<body><p>Bar</p><main id="main-content"><p>Text</p></main><script type="application/ld+json">{"a":1}</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script id="_R_">boot()</script><script>self.__next_f.push([1,"x"])</script></body></html>',
].join('');

const asked: [string[], string][] = [];
const options: FinishOptions = {
  data: '/faq/start.txt',
  loader: (scripts, boot) => {
    asked.push([scripts, boot]);
    return { code: 'load("$&")', address: '/_next/static/chunks/loader-1.js' };
  },
  analyticsHost: null,
};
const finish = (more: Partial<FinishOptions> = {}): string => finishPage(EXPORTED, { ...options, ...more });
const hash = (code: string): string => `'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`;
/** The script in front of the main part: see lib/export/first-paint.ts. */
const PAUSED = hash(PAUSE);
const scriptSources = (html: string): string[] => (/script-src ([^;]*)/.exec(html)?.[1] ?? '').split(' ');

describe('the loader', () => {
  it('is a file on most pages, told of the start data', () => {
    const html = finish();
    expect(html).toContain(
      '<script data-page="/faq/start.txt" src="/_next/static/chunks/loader-1.js" async></script></body>',
    );
    expect(html).not.toContain('load(');
    expect(html).not.toContain('data-base-path');
  });

  it.each(['', '/LAMP-platform'])('stands in the home page itself, with the base path "%s"', (basePath) => {
    const html = finish({ basePath, data: `${basePath}/start.txt` });
    expect(html).toContain(
      `<script data-page="${basePath}/start.txt" data-base-path="${basePath}">load("$&")</script></body>`,
    );
    expect(html).not.toContain('loader-1.js');
  });

  it('is made of the script files and the start code, which are no longer in the page', () => {
    asked.length = 0;
    const html = finish();
    expect(asked).toEqual([[['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'], 'boot()']]);
    expect(html).not.toMatch(/a\.js|b\.js|boot\(\)|__next_f/);
  });
});

describe('the security policy', () => {
  it('allows own files and each inline script that runs, and no other', () => {
    expect(scriptSources(finish())).toEqual(["'self'", hash('early("$& $1")'), PAUSED]);
    expect(scriptSources(finish({ basePath: '', script: 'repair("$&")' }))).toEqual([
      "'self'",
      hash('early("$& $1")'),
      PAUSED,
      hash('load("$&")'),
      hash('repair("$&")'),
    ]);
  });

  it('names a host for statistics only when there is one', () => {
    expect(scriptSources(finish({ analyticsHost: 'https://stats.example' })).at(-1)).toBe('https://stats.example');
  });

  it('stands right behind the charset, before all that it governs', () => {
    expect(finish()).toContain(
      '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src',
    );
  });

  it('refuses a page without a charset, for there it has no place', () => {
    expect(() => finishPage(EXPORTED.replace('<meta charSet="utf-8"/>', ''), options)).toThrow(/no <meta charset>/);
  });
});

it('puts a further script behind the loader', () => {
  expect(finish({ script: 'repair("$&")' })).toContain('async></script><script>repair("$&")</script></body>');
});

it('adds attributes to the root and keeps its own', () => {
  const html = finish({ rootAttributes: { 'data-a': '1', 'data-b': '2' } });
  expect(html).toMatch(/^<!DOCTYPE html><html data-a="1" data-b="2" lang="en">/);
});

it('leaves the rest of the page as it is', () => {
  expect(finish()).toContain('<p>Text</p></main><script type="application/ld+json">{"a":1}</script><script data-page=');
});

it('B-008: sends readers without script on from the head, where `noscript` may hold a `meta`', () => {
  const page = EXPORTED.replace(
    '<body>',
    () => '<body><main id="main-content" data-leads-to="https://example.org/?a=1&amp;b=$&">',
  );
  expect(finishPage(page, options)).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=https://example.org/?a=1&amp;b=$&"/></noscript></head>',
  );
  expect(finish()).not.toContain('noscript');
});
