import { movePage } from '@/lib/authoring/move-page';
import { contentFrom } from '@/lib/content/content';
import { exampleLanguage } from '@/tests/support/example-document';

const page = (title: string, position: number, mdx = 'Text.', more = ''): string => `---
title: ${title}
description: A page about ${title} that is long enough to be read by the tests of moving pages.
sidebar_position: ${position}
audience: [developer]
kind: concept # as agreed
${more}---

${mdx}
`;
const translated = (mdx: string) =>
  `---\ntitle: Una página\ndescription: Una página sobre algo, con una frase que es lo bastante larga.\n---\n\n${mdx}\n`;

const SITE = {
  'a/_category.yaml': 'label: A\nsidebar_position: 1\nlink: /a/old\n',
  'a/old.mdx': page('Old', 1, 'Text.', 'aliases: [/first]\n'),
  'a/older.mdx': page('Older', 2, '[a](/a/old/) [d](/a/older/)'),
  'b/_category.yaml': 'label: B\nsidebar_position: 2\n',
  'b/index.mdx': page('B', 4, 'Text.', 'aliases:\n  - /b/new\n  - /b/old\n'),
  '_languages/es/_language.yaml': exampleLanguage(),
  '_languages/es/a/_category.yaml': 'label: A en español\n',
  '_languages/es/a/old.mdx': translated('[a](/a/older/)'),
  '_languages/es/a/older.mdx': translated('[a](/a/old/#x)'),
};

/** Moves a page or a folder of the site, some files of which may be others; names are those from the content folder. */
function move(from: string, to: string, others: Record<string, string> = {}) {
  const files = Object.entries({ ...SITE, ...others }).map(([name, text]) => ({ name, text }));
  const named = files.map(({ name, text }) => ({ file: `content/${name}`, text }));
  const { renames, edits, categories } = movePage({ from, to }, contentFrom(files), named);
  const below = (file: string) => file.slice('content/'.length);
  return {
    renames: Object.fromEntries(renames.map((rename) => [below(rename.from), below(rename.to)])),
    edited: Object.fromEntries(edits.map(({ file, text }) => [below(file), text])),
    categories,
  };
}

it('moves the file and its translations, puts it last in its new folder, and rewrites all links to it', () => {
  const { renames, edited } = move('/a/old', 'b/new/');
  expect(renames).toEqual({ 'a/old.mdx': 'b/new.mdx', '_languages/es/a/old.mdx': '_languages/es/b/new.mdx' });
  expect(edited['b/new.mdx']).toContain('sidebar_position: 5');
  expect(edited['a/older.mdx']).toContain('[a](/b/new/) [d](/a/older/)');
  expect(edited['a/_category.yaml']).toContain('link: /b/new\n');
  expect(edited['_languages/es/a/older.mdx']).toContain('[a](/b/new/#x)');
});

it.each<[string, string, string, string]>([
  ['keeps the old address of the page', '/b/new', 'b/new', 'kind: concept # as agreed\naliases: [/first, /a/old]\n---'],
  ['drops an alias that is now an address', '/b/new', 'b/index', '\naliases: [/b/old]\n---'],
  ['has no alias for its own new address', '/first', 'first', '\naliases: [/a/old]\n---'],
  [
    'keeps that of a translation, without a position',
    '/b/new',
    '_languages/es/b/new',
    'larga.\naliases: [/es/a/old]\n---',
  ],
])('%s', (_, to, file, head) => expect(move('/a/old', to).edited[`${file}.mdx`]).toContain(head));

it('asks for a category file only for a page that is in the category of its folder, in no language', () => {
  const wanted = [{ name: 'd/_category.yaml', text: 'label: D\nsidebar_position: 3\n' }];
  expect(move('/a/old', '/d/new').categories).toEqual(wanted);
  const inOther = { 'a/old.mdx': page('Old', 1, 'Text.', 'category: b\n') };
  expect(move('/a/old', '/d/new', inOther).categories).toEqual([]);
});

it('moves a folder with its pages and category files, also those of each language', () => {
  const names = ['a/_category.yaml', 'a/old.mdx', 'a/older.mdx'].flatMap((name) => [name, `_languages/es/${name}`]);
  expect(move('/a', '/c').renames).toEqual(
    Object.fromEntries(names.map((name) => [name, name.replace(/\ba\//, 'c/')])),
  );
  expect(move('/b', '/d').renames).toMatchObject({ 'b/index.mdx': 'd/index.mdx' });
});

it('keeps a page in the sidebar of a folder that moves', () =>
  expect(move('/a', '/c', { 'a.mdx': page('A', 1, 'Text.', 'category: a\n') }).edited['c.mdx']).toContain(
    'category: c\n',
  ));

it.each([
  ['/none', '/b/new', /no page at \/none/],
  ['/a/old', '/a/older', /already the address of content\/a\/older\.mdx/],
  ['/a/old', '/deploy/x', /never published/],
  ['/a/old', '/a/_x', /cannot be an address/],
])('rejects %s to %s', (from, to, message) => expect(() => move(from, to)).toThrow(message));
