import { KINDS } from '@/lib/content/front-matter';
import { newPage } from '@/lib/authoring/new-page';
import { parsePage } from '@/lib/content/parse-page';
import { examplePage } from '@/tests/support/example-page';

const empty = { pages: [], categories: [{ folder: 'a', label: 'A', order: 4 }] };
const options = { path: '/a/backups', title: 'Back up a group', kind: 'how-to' } as const;
const older = examplePage('/a/older', { sidebar_position: 3, checked: '2026-09' });

it.each(KINDS)('a page of the kind %s starts without errors, at its address', (kind) => {
  const [file] = newPage({ ...options, kind }, empty);
  const { page, findings } = parsePage(file!.name, file!.text);
  expect(findings).toEqual([]);
  expect(page).toMatchObject({ path: '/a/backups', frontMatter: { title: 'Back up a group', kind } });
});

it('comes last in its folder, and is checked against the newest platform on any other page', () => {
  const text = newPage(options, { ...empty, pages: [older] })[0]!.text;
  expect(text).toContain('sidebar_position: 4\n');
  expect(text).toContain('checked: 2026-09\n');
});

it('adds a category file to each folder that has none', () => {
  const files = newPage({ ...options, path: 'a/new_folder/deep/page/' }, empty);
  expect(files.map(({ name }) => name)).toEqual([
    'a/new_folder/_section.yaml',
    'a/new_folder/deep/_section.yaml',
    'a/new_folder/deep/page.mdx',
  ]);
  expect(files[0]?.text).toBe('label: New folder\norder: 5\n');
});

it.each([
  ['/a/_draft', /cannot be an address/],
  ['/a/backups.mdx', /cannot be an address/],
  ['/a/../b', /cannot be an address/],
  ['/', /cannot be an address/],
  ['/deploy/x', /never published/],
  ['/A/Older', /already the address of content\/a\/older\.mdx/],
  ['/a/My Backups', /"My Backups" is hard to type/],
])('rejects %s', (path, words) =>
  expect(() => newPage({ ...options, path }, { ...empty, pages: [older] })).toThrow(words),
);
