import {
  decode,
  externalAttributes,
  isExternal,
  isSamePath,
  isWithin,
  markdownPath,
  normalizePath,
  splitHref,
  toHref,
  withoutBase,
} from '@/lib/settings/addresses';

describe('normalizePath', () => {
  it.each([
    ['/app.html', '/app'],
    ['/app/index.html', '/app'],
    ['/index.html', '/'],
    ['/faq/', '/faq'],
    ['  /faq ', '/faq'],
    ['/', '/'],
    ['/develop/Training%20Modules/training-modules/', '/develop/Training Modules/training-modules'],
    ['/a%', '/a%'],
  ])('B-011: turns %j into %j', (input, expected) => {
    expect(normalizePath(input)).toBe(expected);
  });

  it('B-011: leaves a known address that ends in .html unchanged', () => {
    expect(normalizePath('/legal.html', new Set(['/legal.html']))).toBe('/legal.html');
    expect(normalizePath('/legal.html', new Set(['/legal']))).toBe('/legal');
  });
});

describe('isSamePath', () => {
  it.each([
    ['/FAQ', '/faq/', true],
    ['/a', '/a/b', false],
    ['/develop/Training%20Modules/x', '/develop/training modules/x/', true],
    [undefined, undefined, true],
  ])('B-012: compares %j with %j as %j', (a, b, expected) => {
    expect(isSamePath(a, b)).toBe(expected);
  });
});

describe('isWithin', () => {
  it.each([
    ['/api', '/api', true],
    ['/api/get-study', '/api', true],
    ['/API/get-study', '/api', true],
    ['/apiary', '/api', false],
  ])('B-030: says whether %j is at or below %j: %j', (path, parent, expected) => {
    expect(isWithin(path, parent)).toBe(expected);
  });
});

describe('toHref', () => {
  it.each([
    ['/faq', '', '/faq/'],
    ['/', '', '/'],
    ['/', '/base', '/base/'],
    ['/faq', '/base', '/base/faq/'],
    ['/base/faq', '/base', '/base/faq/'],
    ['/baseline', '/base', '/base/baseline/'],
    ['/faq#limits', '/base', '/base/faq/#limits'],
    ['/search?q=a/b', '', '/search/?q=a/b'],
    ['/develop/Training Modules/x', '', '/develop/Training%20Modules/x/'],
    ['/images/x.png', '/base', '/base/images/x.png'],
    ['/release_1.2/notes', '', '/release_1.2/notes/'],
    ['#limits', '/base', '#limits'],
    ['https://example.org/a', '/base', 'https://example.org/a'],
  ])('B-002: writes %j under base %j as %j', (path, base, expected) => {
    expect(toHref(path, base)).toBe(expected);
  });
});

describe('withoutBase', () => {
  it.each([
    ['/base/faq/', '/base', '/faq/'],
    ['/base', '/base', '/'],
    ['/baseline/', '/base', '/baseline/'],
  ])('removes the base from %j with base %j: %j', (pathname, base, expected) => {
    expect(withoutBase(pathname, base)).toBe(expected);
  });
});

describe('helpers', () => {
  it.each([
    ['https://a.example', true],
    ['//a.example/x', true],
    ['/a', false],
    ['a:b/c', true],
    ['/login?next=https://a.example', false],
  ])('knows whether %j leaves the site: %j', (href, expected) => {
    expect(isExternal(href)).toBe(expected);
  });

  it('B-014: leaves a malformed escape unchanged', () => {
    expect(decode('%')).toBe('%');
    expect(decode('%20')).toBe(' ');
  });

  it.each([
    ['/a?b=1#c', { pathname: '/a', search: '?b=1', hash: '#c' }],
    ['/a#c?d', { pathname: '/a', search: '', hash: '#c?d' }],
    ['#c', { pathname: '', search: '', hash: '#c' }],
  ])('splits %j', (href, expected) => {
    expect(splitHref(href)).toEqual(expected);
  });
});

describe('markdownPath', () => {
  it.each([
    ['/', '/index.md'],
    ['/faq', '/faq.md'],
  ])('has the Markdown version of %s at %s', (path, expected) => {
    expect(markdownPath(path)).toBe(expected);
  });
});

describe('a link', () => {
  it.each(['https://example.org', '//example.org', 'mailto:team@example.org', 'https://example.org/?dial=tel:911'])(
    'to %s opens a new tab, which cannot reach back to this page',
    (href) => {
      expect(externalAttributes(href)).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
    },
  );

  it.each(['/faq/', '#limits', 'tel:911', 'TEL:911', 'sms:741741'])('to %s stays in this tab', (href) => {
    expect(externalAttributes(href)).toEqual({});
  });
});
