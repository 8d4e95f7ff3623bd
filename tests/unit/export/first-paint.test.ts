import { paintEarly, PAUSE } from '@/lib/export/first-paint';

const PAGE = [
  '<html><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/s.css" data-precedence="next"/><link rel="stylesheet" href="/_next/t.css"/>',
  '<title>FAQ</title><script>early("$& $1")</script></head>',
  '<body><script type="text/plain">theme()</script><nav class="navbar"></nav>',
  '<div id="main-content-fallback"><main id="main-content" tabindex="-1"><p>Text</p></main></div>',
  '<script>late()</script></body></html>',
].join('');

const order = (html: string, ...parts: string[]): number[] => parts.map((part) => html.indexOf(part));
const isAscending = (numbers: number[]): boolean =>
  numbers.every((number, index) => number >= 0 && number > (numbers[index - 1] ?? -1));

describe('the head', () => {
  it('asks for the styles, then runs its script, and only then waits for the styles', () => {
    const parts = [
      '<link rel="preload" as="style" href="/_next/s.css"/><link rel="preload" as="style" href="/_next/t.css"/>',
      '<script>early("$& $1")</script>',
      '<link rel="stylesheet" href="/_next/s.css"',
      '<link rel="stylesheet" href="/_next/t.css"',
    ];
    expect(isAscending(order(paintEarly(PAGE), ...parts))).toBe(true);
  });

  it('holds each script and each style sheet once', () => {
    const html = paintEarly(PAGE);
    expect(html.match(/early\(/g)).toHaveLength(1);
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
  });
});

describe('the body', () => {
  it('stops in front of the main part, behind the bar', () => {
    const html = paintEarly(PAGE);
    const parts = ['</nav>', `<script>${PAUSE}</script><main id="main-content" tabindex="-1">`];
    expect(isAscending(order(html, ...parts))).toBe(true);
    expect(html.split(PAUSE)).toHaveLength(2);
  });

  it('keeps the place of the script that does not run, for the app looks for it, and not its text', () => {
    expect(paintEarly(PAGE)).toContain('<body><script type="text/plain"></script><nav');
  });
});

describe('a page that looks otherwise', () => {
  it.each([
    ['a style sheet', /<link[^>]*>/g],
    ['a script in its head', /<script>early.*?<\/script>/],
    ['a main part', /<main[^>]*>/],
  ])('without %s stops the build', (_, part) => {
    expect(() => paintEarly(PAGE.replace(part, ''))).toThrow(/has the output of Next\.js changed\?/);
  });
});
