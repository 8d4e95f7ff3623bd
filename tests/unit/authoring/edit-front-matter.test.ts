import { editFrontMatter } from '@/lib/authoring/edit-front-matter';

const page = '---\ntitle: A # why\naliases: [/a]\n---\n\nText.\n';

it('changes, adds, and removes values, and keeps every other line', () =>
  expect(editFrontMatter(page, { aliases: [], checked: '2026-01' })).toBe(
    '---\ntitle: A # why\nchecked: 2026-01\n---\n\nText.\n',
  ));

it('keeps the line endings of Windows, and a byte order mark', () =>
  expect(editFrontMatter(`\uFEFF${page.replaceAll('\n', '\r\n')}`, { aliases: ['/a', '/b'] })).toBe(
    `\uFEFF${page.replaceAll('\n', '\r\n')}`.replace('[/a]', '[/a, /b]'),
  ));

it('says so if there is nothing to change', () =>
  expect(() => editFrontMatter('Text.', { title: 'B' })).toThrow('The file must start with front matter'));
