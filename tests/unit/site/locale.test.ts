import { localeHref } from '@/lib/site/locale';

it.each([
  ['/', '/faq/', 'en', 'en', '/faq/'],
  ['/', '/faq/', 'en', 'fr', '/fr/faq/'],
  ['/fr/', '/faq/', 'fr', 'en', '/faq/'],
  ['/fr/', '/faq/', 'fr', 'fr', '/fr/faq/'],
  ['/fr/', '/faq/', 'fr', 'de', '/de/faq/'],
  ['/docs/', '/faq/', 'en', 'fr', '/docs/fr/faq/'],
  ['/docs/fr/', '/faq/', 'fr', 'en', '/docs/faq/'],
  ['/docs', '/', 'en', 'fr', '/docs/fr/'],
])('B-024: below %s the page %s, read in %s, is in %s at %s', (basePath, path, current, target, expected) => {
  expect(localeHref({ basePath, path, current, target, defaultLocale: 'en' })).toBe(expected);
});

it('B-024: keeps query and hash unchanged', () => {
  const href = localeHref({
    basePath: '/',
    path: '/faq/',
    current: 'en',
    target: 'en',
    defaultLocale: 'en',
    search: '?a=1',
    hash: '#b',
  });
  expect(href).toBe('/faq/?a=1#b');
});
