import {
  indexFileName,
  indexAddress,
  resolveIndexUrl,
  termsFileName,
  textFileName,
} from '@/lib/search/engine/index-address';
import { contextNamed, contextOf, searchParameters } from '@/lib/search/engine/contexts';

const contexts = [
  { path: 'start_here', label: 'Start Here' },
  { path: 'api', label: 'API' },
];

it('B-092, B-125: one index for a language in two parts, requested with the hash, and texts for each folder', () => {
  expect(indexFileName()).toBe('search-index.json');
  expect(indexFileName('es')).toBe('es/search-index.json');
  expect(termsFileName()).toBe('search-text/terms-en.json');
  expect(textFileName('/start_here/sensors/')).toBe('search-text/start_here.json');
  expect(textFileName('/develop/Two%20Words/steps/')).toBe('search-text/develop.Two-Words.json');
  expect(textFileName('/faq/')).toBe('search-text/en.json');
  expect(textFileName('/es/', 'es')).toBe('search-text/es.json');
  expect(indexAddress({ basePath: '/base', version: '', file: 'search-index.json', hash: '0123abcd' })).toBe(
    '/base/search-index.json?_=0123abcd',
  );
});

it.each(['//evil.example/x', 'https://evil.example/x', 'http://[', 'javascript:alert(1)'])(
  'B-089: rejects %s',
  (address) => {
    expect(() => resolveIndexUrl(address, 'https://docs.example')).toThrow('Unexpected version URL');
  },
);

it('B-089: accepts addresses on the same origin', () => {
  expect(resolveIndexUrl('/base/x', 'https://docs.example')).toBe('https://docs.example/base/x');
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

it('B-005: treats an unknown context as none, and writes q, ctx, and version in this order', () => {
  expect(contextNamed('nonsense', contexts)).toBeNull();
  expect(contextNamed(null, contexts)).toBeNull();
  expect(searchParameters('a b', 'api', 'v2')).toBe('?q=a+b&ctx=api&version=v2');
  expect(searchParameters('')).toBe('');
});
