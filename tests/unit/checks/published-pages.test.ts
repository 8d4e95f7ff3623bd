import { execFileSync } from 'node:child_process';
import { pagesAmong, publishedPages } from '@/lib/checks/published-pages';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, write } = temporaryFolder();

it('knows the pages of the last commit, whatever has become of them', () => {
  write({ 'content/index.mdx': 'x', 'content/faq.mdx': 'x', 'README.md': 'x' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: at(), stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-m', 'Pages');
  git('mv', 'content/faq.mdx', 'content/questions.mdx');
  expect([...publishedPages(at('content')).keys()]).toEqual(['/faq', '/']);
});

it('knows none without git', () => {
  write({ 'index.mdx': 'x' });
  expect(publishedPages(at()).size).toBe(0);
});

it('names the file of each page, and leaves out data, templates, and folders that are never published', () =>
  expect(
    pagesAmong(['_data/facts.yaml', '_templates/concept.mdx', 'deploy/x.mdx', 'a/_draft.mdx', '_languages/es/a/b.mdx']),
  ).toEqual(new Map([['/es/a/b', 'content/_languages/es/a/b.mdx']])));
