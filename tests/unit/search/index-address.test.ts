import {
  contextOf,
  indexAddress,
  indexFileName,
  searchOfVersion,
  searchParameters,
  textFileName,
  wordsFileName,
} from '@/lib/search/engine/index-address';
import { settings } from '@/lib/settings/settings';

const contexts = [
  { folder: 'start_here', label: 'Start Here' },
  { folder: 'api', label: 'API' },
];

const address = (version: string) =>
  indexAddress({ origin: 'https://docs.example', version, file: 'search-index.json', digest: '0123abcd' });

it('one index for a language in two parts, requested with the digest of the release, and texts for each folder', () => {
  expect(indexFileName()).toBe('search-index.json');
  expect(indexFileName('es')).toBe('search-text/names-es.json');
  expect(wordsFileName()).toBe('search-text/words-en.json');
  expect(textFileName('/start_here/sensors')).toBe('search-text/start_here.json');
  expect(textFileName('/develop/Two Words/steps')).toBe('search-text/develop.Two-Words.json');
  expect(textFileName('/faq')).toBe('search-text/en.json');
  expect(textFileName('/es', 'es')).toBe('search-text/es.json');
  expect(address('')).toBe('https://docs.example/search-index.json?_=0123abcd');
});

it('refuses a version on another origin', () => {
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
  expect(contextOf(path, contexts)?.folder).toBe(expected);
});

it('writes q and ctx in this order', () => {
  expect(searchParameters('a b', 'api')).toBe('?q=a+b&ctx=api');
  expect(searchParameters('')).toBe('');
});

it.each([
  ['q=carousel&version=1.0/&ctx=api', 'https://v1.example.org/search/?q=carousel&ctx=api'],
  ['q=carousel&version=current/', undefined],
  ['q=carousel&version=//evil.example/', undefined],
  ['q=carousel', undefined],
])('%s opens %s, and no version that the settings do not list', (parameters, address) => {
  const { versions } = settings;
  settings.versions = [...versions, { name: '1.0', label: '1.0', url: 'https://v1.example.org' }];
  expect(searchOfVersion(new URLSearchParams(parameters))).toBe(address);
  settings.versions = versions;
});
