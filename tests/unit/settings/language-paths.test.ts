import { localizePath, splitLanguage } from '@/lib/settings/language-paths';

it.each([
  ['/', 'en', '/'],
  ['/faq', 'en', '/faq'],
  ['/', 'es', '/es'],
  ['/faq', 'es', '/es/faq'],
  ['/start_here/overview', 'pt-BR', '/pt-BR/start_here/overview'],
])('the page %s is in %s at %s, and back', (path, code, expected) => {
  expect(localizePath(code, path)).toBe(expected);
  expect(splitLanguage(expected, ['en', 'es', 'pt-BR'])).toEqual({ code, path });
});

it.each(['/essay', '/esp/faq', '/fr/faq', '/en/faq'])('%s is in the language of the site', (path) => {
  expect(splitLanguage(path, ['en', 'es'])).toEqual({ code: 'en', path });
});
