import { movePage, type ProjectFile } from '@/lib/authoring/move-page';
import type { Category } from '@/lib/content/content';
import { documentFrom, type Document } from '@/lib/content/document';
import { languagesFrom } from '@/lib/content/translations';
import { exampleLanguage } from '@/tests/support/example-document';

const text = (title: string, position: number, mdx = 'Text.', more = ''): string => `---
title: ${title}
description: A page about ${title} that is long enough to be read by the tests of moving pages.
sidebar_position: ${position}
audience: [developer]
kind: concept # as agreed
${more}---

${mdx}
`;
const LINKS = '[a](/a/old/) [d](/a/older/)';
const files: ProjectFile[] = [
  { file: 'content/a/old.mdx', text: text('Old', 1, 'Text.', 'aliases: [/first]\n') },
  { file: 'content/a/older.mdx', text: text('Older', 2, LINKS) },
  { file: 'content/b/index.mdx', text: text('B', 4, 'Text.', 'aliases:\n  - /b/new\n  - /b/old\n') },
  { file: 'content/a/_category.yaml', text: 'label: A\nsidebar_position: 1\nlink: /a/old\n' },
];
const documents = files
  .filter(({ file }) => file.endsWith('.mdx'))
  .map(({ file, text: whole }) => documentFrom(file.slice('content/'.length), whole).document as Document);
const categories: Category[] = [
  { folder: 'a', label: 'A', sidebar_position: 1 },
  { folder: 'b', label: 'B', sidebar_position: 2 },
];
const move = (from: string, to: string) => movePage({ from, to }, { documents, categories, languages: [] }, files);
const edited = (result: ReturnType<typeof movePage>, file: string) =>
  result.edits.find((edit) => edit.file === file)?.text ?? '';

it('moves the file and puts it last in its new folder', () => {
  const result = move('/a/old', 'b/new/');
  expect(result.renames).toEqual([{ from: 'content/a/old.mdx', to: 'content/b/new.mdx' }]);
  expect(edited(result, 'content/b/new.mdx')).toContain('sidebar_position: 5');
});

it('rewrites the links to it in other files', () => {
  expect(edited(move('/a/old', '/b/new'), 'content/a/older.mdx')).toContain('[a](/b/new/) [d](/a/older/)');
  expect(edited(move('/a/old', '/b/new'), 'content/a/_category.yaml')).toContain('link: /b/new\n');
});

it.each<[string, string, string, string]>([
  ['keeps the old address of the page', '/b/new', 'b/new', 'kind: concept # as agreed\naliases: [/first, /a/old]\n---'],
  ['drops an alias that is now an address', '/b/new', 'b/index', '\naliases: [/b/old]\n---'],
  ['has no alias for its own new address', '/first', 'first', '\naliases: [/a/old]\n---'],
])('%s', (_, to, file, head) => {
  expect(edited(move('/a/old', to), `content/${file}.mdx`)).toContain(head);
});

it('asks for a category file only for a page that is in the category of its folder', () => {
  const inOther = documents.map((document) => ({
    ...document,
    frontMatter: { ...document.frontMatter, category: 'b' },
  }));
  const ask = (all: Document[]) =>
    movePage({ from: '/a/old', to: '/d/new' }, { documents: all, categories, languages: [] }, files).categories;
  expect(ask(documents)).toEqual([{ name: 'd/_category.yaml', text: 'label: D\nsidebar_position: 3\n' }]);
  expect(ask(inOther)).toEqual([]);
});

it('moves a folder with its pages and category files', () => {
  const { renames } = move('/a', '/c');
  expect(renames).toEqual([
    { from: 'content/a/old.mdx', to: 'content/c/old.mdx' },
    { from: 'content/a/older.mdx', to: 'content/c/older.mdx' },
    { from: 'content/a/_category.yaml', to: 'content/c/_category.yaml' },
  ]);
  expect(move('/b', '/d').renames).toEqual([{ from: 'content/b/index.mdx', to: 'content/d/index.mdx' }]);
});

it('keeps a page in the sidebar of a folder that moves', () => {
  const file = { file: 'content/a.mdx', text: text('A', 1, 'Text.', 'category: a\n') };
  const page = documentFrom('a.mdx', file.text).document as Document;
  const result = movePage({ from: '/a', to: '/c' }, { documents: [...documents, page], categories, languages: [] }, [
    ...files,
    file,
  ]);
  expect(edited(result, 'content/c.mdx')).toContain('category: c\n');
});

it.each([
  ['/none', '/b/new', /no page at \/none/],
  ['/a/old', '/a/older', /already the address of content\/a\/older\.mdx/],
  ['/a/old', '/deploy/x', /never published/],
  ['/a/old', '/a/_x', /cannot be an address/],
])('rejects %s to %s', (from, to, message) => expect(() => move(from, to)).toThrow(message));

describe('a page that is translated', () => {
  const page = (mdx: string) =>
    `---\ntitle: Una página\ndescription: Una página sobre algo, con una frase que es lo bastante larga.\n---\n\n${mdx}\n`;
  const spanish = {
    '_language.yaml': exampleLanguage(),
    'a/_category.yaml': 'label: A en español\n',
    'a/old.mdx': page('[a](/a/older/)'),
    'a/older.mdx': page('[a](/a/old/#x)'),
  };
  const translated: ProjectFile[] = [
    ...files,
    ...Object.entries(spanish).map(([name, whole]) => ({ file: `content/_languages/es/${name}`, text: whole })),
  ];
  const below = translated.map(({ file, text: whole }) => ({ name: file.slice('content/'.length), text: whole }));
  const { languages } = languagesFrom(below, documents);
  const moveAll = (old: string, next: string) =>
    movePage({ from: old, to: next }, { documents, categories, languages }, translated);

  it('takes its translations with it, and the links to it in other translations', () => {
    const result = moveAll('/a/old', '/b/new');
    expect(result.renames).toContainEqual({
      from: 'content/_languages/es/a/old.mdx',
      to: 'content/_languages/es/b/new.mdx',
    });
    expect(edited(result, 'content/_languages/es/a/older.mdx')).toContain('[a](/b/new/#x)');
  });

  it('keeps the old address of each translation, which has no position of its own', () => {
    const text = edited(moveAll('/a/old', '/b/new'), 'content/_languages/es/b/new.mdx');
    expect(text).toContain('aliases: [/es/a/old]\n');
    expect(text).not.toContain('sidebar_position');
  });

  it('takes the names that a language has for its folder', () =>
    expect(moveAll('/a', '/c').renames).toContainEqual({
      from: 'content/_languages/es/a/_category.yaml',
      to: 'content/_languages/es/c/_category.yaml',
    }));

  it('asks for no category file in the folder of a language', () =>
    expect(moveAll('/a/old', '/e/new').categories.map(({ name }) => name)).toEqual(['e/_category.yaml']));
});
