import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formerSlugs } from '@/lib/content/former-pages';

let project = '';
beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'former-slugs-'));
  fs.mkdirSync(path.join(project, 'openapi', 'paths'), { recursive: true });
});
afterEach(() => fs.rmSync(project, { recursive: true }));

const git = (...args: string[]) => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', [...author, ...args], { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};
const describeAt = (file: string, ...slugs: string[]) =>
  fs.writeFileSync(path.join(project, 'openapi', 'paths', file), slugs.map((slug) => `  x-slug: ${slug}\n`).join(''));
const commit = () => {
  git('add', '-A');
  git('commit', '--quiet', '--message', 'Change');
};

it('finds every address of an operation that was changed or removed, committed or not', () => {
  git('init', '--quiet');
  describeAt('study.yaml', 'list-studies', 'view-a-study');
  describeAt('tag.yaml', 'get-a-tag');
  commit();
  expect(formerSlugs(project)).toEqual([]);
  describeAt('study.yaml', 'list-all-studies', 'view-a-study');
  fs.rmSync(path.join(project, 'openapi', 'paths', 'tag.yaml'));
  commit();
  describeAt('study.yaml', 'list-all-studies', 'read-a-study');
  expect(formerSlugs(project)).toEqual(['get-a-tag', 'list-studies', 'view-a-study']);
});

it('finds nothing outside a clone', () => {
  describeAt('study.yaml', 'list-studies');
  expect(formerSlugs(project)).toEqual([]);
});
