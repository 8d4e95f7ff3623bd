import { execFileSync } from 'node:child_process';
import { pathsAmong, publishedPaths } from '@/lib/checks/published-paths';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, write } = temporaryFolder();

it('knows the pages of the last commit, whatever has become of them', () => {
  write({ 'content/index.mdx': 'x', 'content/faq.mdx': 'x', 'README.md': 'x' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: at(), stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-m', 'Pages');
  git('mv', 'content/faq.mdx', 'content/questions.mdx');
  expect(publishedPaths(at('content'))).toEqual(['/faq', '/']);
});

it('knows none without git', () => {
  write({ 'index.mdx': 'x' });
  expect(publishedPaths(at())).toEqual([]);
});

it('leaves out data, templates, and folders that are never published', () =>
  expect(
    pathsAmong(['_data/facts.yaml', '_templates/concept.mdx', 'deploy/x.mdx', 'a/_draft.mdx', '_languages/es/a/b.mdx']),
  ).toEqual(['/es/a/b']));
