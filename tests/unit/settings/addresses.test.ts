import { externalAttributes, toHref } from '@/lib/settings/addresses';
import { isExternal, isSamePath, isWithin, markdownPath, normalizePath, withoutBase } from '@/lib/settings/paths';

it.each([
  ['/app.html', '/app'],
  ['/app/index.html', '/app'],
  ['/index.html', '/'],
  ['/', '/'],
  ['  /faq/ ', '/faq'],
  ['/develop/Training%20Modules/training-modules/', '/develop/Training Modules/training-modules'],
  ['/a%', '/a%'],
])('the path of %j is %j, and a malformed escape stays', (address, path) => {
  expect(normalizePath(address)).toBe(path);
});

it('a known address that ends in .html is a path as it is', () => {
  expect(normalizePath('/legal.html', new Set(['/legal.html']))).toBe('/legal.html');
  expect(normalizePath('/legal.html', new Set(['/legal']))).toBe('/legal');
});

it.each([
  ['/FAQ', '/faq/', true],
  ['/a', '/a/b', false],
  ['/develop/Training%20Modules/x', '/develop/training modules/x/', true],
  [undefined, undefined, true],
])('%j and %j are the same path: %j', (a, b, expected) => {
  expect(isSamePath(a, b)).toBe(expected);
});

it.each([
  ['/api', true],
  ['/API/get-study', true],
  ['/apiary', false],
])('%j is at or below /api: %j', (path, expected) => {
  expect(isWithin(path, '/api')).toBe(expected);
});

it.each([
  ['/', '', '/'],
  ['/', '/base', '/base/'],
  ['/faq', '/base', '/base/faq/'],
  ['/api/errors', '/api', '/api/api/errors/'],
  ['/app', '/app', '/app/app/'],
  ['/baseline', '/base', '/base/baseline/'],
  ['/faq#c?d', '/base', '/base/faq/#c?d'],
  ['/search?q=a/b#c', '', '/search/?q=a/b#c'],
  ['/develop/Training Modules/x', '', '/develop/Training%20Modules/x/'],
  ['/images/x.png', '/base', '/base/images/x.png'],
  ['/release_1.2/notes', '', '/release_1.2/notes/'],
  ['/develop/api-v2.1', '', '/develop/api-v2.1/'],
  ['#limits', '/base', '#limits'],
  ['https://example.org/a', '/base', 'https://example.org/a'],
])('the link to %j below the base %j is %j', (path, base, expected) => {
  expect(toHref(path, base)).toBe(expected);
});

it.each([
  ['/base/faq/', '/faq/'],
  ['/base', '/'],
  ['/baseline/', '/baseline/'],
])('without the base /base, %j is %j', (pathname, expected) => {
  expect(withoutBase(pathname, '/base')).toBe(expected);
});

it('the Markdown form of a page stands beside it', () => {
  expect(['/', '/faq'].map(markdownPath)).toEqual(['/index.md', '/faq.md']);
});

it.each(['https://example.org', '//example.org', 'mailto:team@example.org', 'https://example.org/?dial=tel:911'])(
  'a link to %s opens a new tab, which cannot reach back to this page',
  (href) => {
    expect(isExternal(href)).toBe(true);
    expect(externalAttributes(href)).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  },
);

it.each(['/faq/', '#limits', '/login?next=https://a.example', 'tel:911', 'TEL:911', 'sms:741741'])(
  'a link to %s stays in this tab',
  (href) => {
    expect(externalAttributes(href)).toEqual({});
  },
);
