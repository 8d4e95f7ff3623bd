import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { keyWithoutMdx, saves, memoizeUntilSave, RELEASE_SOURCES } from '@/lib/sources/sources';
import { temporaryFolder } from '../../support/temporary-folder';

const { at, write } = temporaryFolder();
const page = (title: string, mdx: string) => `---\ntitle: ${title}\n---\n\n${mdx}\n`;

it.each([
  ['data', '_data/facts.yaml'],
  ['a drawing', '_diagrams/parts.svg'],
  ['the glossary of another language', '_languages/es/_data/glossary.yaml'],
  ['code', 'lib/tables.ts'],
])('rebuilds pages after a change to %s', (_, file) => {
  write({ [file]: 'before' });
  const before = keyWithoutMdx([at()]);
  write({ [file]: 'after' });
  expect(keyWithoutMdx([at()])).not.toBe(before);
});

it('rebuilds pages after a change to the front matter of one, and only itself after one to its mdx', () => {
  write({ 'faq.mdx': page('Questions', 'One.'), '_languages/es/faq.mdx': page('Preguntas', 'Uno.') });
  const before = keyWithoutMdx([at()]);
  write({ 'faq.mdx': page('Questions', 'Two.'), '_languages/es/faq.mdx': page('Preguntas', 'Dos.') });
  expect(keyWithoutMdx([at()])).toBe(before);
  write({ 'faq.mdx': page('Answers', 'Two.') });
  expect(keyWithoutMdx([at()])).not.toBe(before);
});

it('reads once until the next save', () => {
  const read = jest.fn(() => ({}));
  const reader = memoizeUntilSave(read);
  const first = reader();
  expect(reader()).toBe(first);
  saves.last += 1;
  expect(reader()).not.toBe(first);
  expect(read).toHaveBeenCalledTimes(2);
});

it('a new release comes with every change to the project, except to what only its maintainers use', () => {
  const names = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const isForMaintainers = /^(\.|[A-Z_]+(\.md)?$|(docs|tests|scripts|jest|knip|playwright)\b)/;
  const shaping = [...new Set(names.map((name) => name.split('/')[0]!))].filter((name) => !isForMaintainers.test(name));
  expect(RELEASE_SOURCES.map((source) => path.relative('.', source)).sort()).toEqual(shaping.sort());
});
