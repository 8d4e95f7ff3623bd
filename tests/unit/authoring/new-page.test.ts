import { newPage } from '@/lib/authoring/new-page';
import { documentFrom } from '@/lib/content/document';
import { PAGE_KINDS } from '@/lib/content/front-matter';
import { exampleDocument } from '@/tests/support/example-document';

const empty = { documents: [], categories: [{ folder: 'a', label: 'A', sidebar_position: 4 }] };
const options = { path: '/a/backups', title: 'Back up a group', kind: 'how-to' } as const;
const older = exampleDocument('/a/older', { sidebar_position: 3, checked: '2026-09' });

it.each(PAGE_KINDS)('a page of the kind %s starts without errors, at its address', (kind) => {
  const file = newPage({ ...options, kind }, empty);
  const { document, findings } = documentFrom(file.name, file.text);
  expect(findings).toEqual([]);
  expect(document).toMatchObject({ path: '/a/backups', frontMatter: { title: 'Back up a group', kind } });
});

it('comes last in its folder, and is checked against the newest platform on any other page', () => {
  const text = newPage(options, { ...empty, documents: [older] }).text;
  expect(text).toContain('sidebar_position: 4\n');
  expect(text).toContain('checked: 2026-09\n');
});

it('names another category than that of its folder, and comes last in that one', () => {
  const { name, text } = newPage(
    { ...options, path: '//using/page//', category: 'a' },
    { ...empty, documents: [older] },
  );
  expect(name).toBe('using/page.mdx');
  expect(text).toContain('category: a\n');
  expect(text).toContain('sidebar_position: 4\n');
});

it('names a category if its folder is none, or is refused with the list', () => {
  const refused = /"using" isn't a category of the sidebar\..*\n  a \(A\)$/;
  expect(() => newPage({ ...options, path: '/using/page' }, empty)).toThrow(refused);
  expect(() => newPage({ ...options, category: 'using' }, empty)).toThrow(refused);
});

it.each([
  ['/a/_draft', /cannot be an address/],
  ['/a/backups.mdx', /cannot be an address/],
  ['/a/../b', /cannot be an address/],
  ['/', /cannot be an address/],
  ['/deploy/x', /never published/],
  ['/A/Older', /already the address of content\/a\/older\.mdx/],
  ['/a/My Backups', /"My Backups" is hard to type/],
])('rejects %s', (path, message) =>
  expect(() => newPage({ ...options, path }, { ...empty, documents: [older] })).toThrow(message),
);
