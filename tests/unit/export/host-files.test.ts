import { hostFiles } from '@/lib/export/host-files';

const files = hostFiles({ '/old name': '/start/here' }, '/docs');

it('redirects an old address permanently, both below the base path, and GitHub Pages leaves out no folder', () => {
  expect(files).toMatchObject({ _redirects: '/docs/old%20name/ /docs/start/here/ 301\n', '.nojekyll': '' });
});

it('lets browsers keep only what changes its name with its content, and no site show pages in a frame', () => {
  const rules = (files._headers ?? '').split(/\n(?=\S)/);
  const withHeader = (header: string) =>
    rules.filter((rule) => rule.includes(`  ${header}`)).map((rule) => rule.split('\n')[0]);
  expect(withHeader('Cache-Control: public, max-age=31536000, immutable')).toEqual([
    '/docs/_next/static/*',
    '/docs/fonts/*.woff2',
  ]);
  expect(withHeader('Cache-Control')).toHaveLength(2);
  expect(withHeader('X-Frame-Options: DENY')).toEqual(['/docs/*']);
});
