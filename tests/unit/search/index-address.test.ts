import { indexFileName, indexAddress, wordsFileName, textFileName } from '@/lib/search/engine/index-address';
import { contextOf, searchParameters } from '@/lib/search/engine/contexts';

const contexts = [
  { path: 'start_here', label: 'Start Here' },
  { path: 'api', label: 'API' },
];

const address = (version: string) =>
  indexAddress({ origin: 'https://docs.example', version, file: 'search-index.json', hash: '0123abcd' });

it('B-092, B-125: one index for a language in two parts, requested with the hash, and texts for each folder', () => {
  expect(indexFileName()).toBe('search-index.json');
  expect(indexFileName('es')).toBe('es/search-index.json');
  expect(wordsFileName()).toBe('search-text/words-en.json');
  expect(textFileName('/start_here/sensors/')).toBe('search-text/start_here.json');
  expect(textFileName('/develop/Two%20Words/steps/')).toBe('search-text/develop.Two-Words.json');
  expect(textFileName('/faq/')).toBe('search-text/en.json');
  expect(textFileName('/es/', 'es')).toBe('search-text/es.json');
  expect(address('')).toBe('https://docs.example/search-index.json?_=0123abcd');
});

it('B-089: refuses a version on another origin', () => {
  expect(address('v2/')).toBe('https://docs.example/v2/search-index.json?_=0123abcd');
  for (const version of ['/evil.example/', '/[', '\\evil.example/']) expect(() => address(version)).toThrow();
});

it.each([
  ['/start_here/overview', 'start_here'],
  ['/start_here', 'start_here'],
  ['/start_here_too', undefined],
  ['/api/view-a-study', 'api'],
  ['/', undefined],
])('the context of %s is %s', (path, expected) => {
  expect(contextOf(path, contexts)?.path).toBe(expected);
});

it('B-005: writes q and ctx in this order', () => {
  expect(searchParameters('a b', 'api')).toBe('?q=a+b&ctx=api');
  expect(searchParameters('')).toBe('');
});
