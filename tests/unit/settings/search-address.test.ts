import { contextOf, searchOfVersion, searchParameters } from '@/lib/settings/search-address';
import { settings } from '@/lib/settings/settings';

const contexts = [
  { folder: 'start_here', label: 'Start Here' },
  { folder: 'api', label: 'API' },
];

it.each(['/evil.example/', '/[', '\\evil.example/', 'v2/'])(
  'refuses the version %s, which no settings list',
  (version) => {
    expect(() => searchOfVersion(new URLSearchParams({ version }))).toThrow('Unexpected version');
  },
);

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
  ['q=carousel', undefined],
])('%s opens %s', (parameters, address) => {
  const { versions } = settings;
  settings.versions = [...versions, { name: '1.0', label: '1.0', url: 'https://v1.example.org' }];
  expect(searchOfVersion(new URLSearchParams(parameters))).toBe(address);
  settings.versions = versions;
});
