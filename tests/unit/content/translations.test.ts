import { withDigest } from '@/lib/authoring/edit-front-matter';
import { contentFrom, type ContentFiles } from '@/lib/content/content';
import { TEXTS_TO_SAY } from '@/lib/content/language-file';
import { digestOf } from '@/lib/content/translations';
import { exampleLanguage, exampleText } from '@/tests/support/example-document';

const head = (title: string) => `---
title: ${title}
description: A sentence about this page that is long enough for search results.
---

`;
const facts = { title: 'Leave', sidebar_position: 3, keywords: ['leave'] };
const site: ContentFiles = [
  { name: 'index.mdx', text: exampleText() },
  { name: 'using/_category.yaml', text: 'label: Using\nsidebar_position: 1\n' },
  { name: 'using/leaving.mdx', text: exampleText(facts, '## Steps\n\nOne.') },
];
const hebrew: ContentFiles = [
  { name: '_languages/he/_language.yaml', text: exampleLanguage() },
  { name: '_languages/he/index.mdx', text: `${head('בית')}מילים.\n` },
  { name: '_languages/he/using/_category.yaml', text: 'label: שימוש\n' },
  { name: '_languages/he/using/leaving.mdx', text: `${head('לעזוב')}מילים.\n` },
];
const page = (path: string) =>
  contentFrom([...site, ...hebrew]).languages[0]?.translations.find((translation) => translation.path === path);

describe('a folder in content/_languages', () => {
  it('is a language, with its direction, its texts, and the pages translated into it', () => {
    const { languages, documents, findings } = contentFrom([...site, ...hebrew]);
    expect(findings).toEqual([]);
    expect(languages.map(({ code, dir }) => [code, dir])).toEqual([['he', 'rtl']]);
    expect(languages[0]?.translations.map(({ path }) => path)).toEqual(['/he', '/he/using/leaving']);
    expect(languages[0]?.categories).toEqual({ using: 'שימוש' });
    expect(documents.map(({ path }) => path)).toEqual(['/', '/using/leaving']);
  });

  it('adds nothing but names to its pages: the other facts are those of the original', () => {
    expect(page('/he/using/leaving')?.frontMatter).toMatchObject({
      title: 'לעזוב',
      sidebar_position: 3,
      kind: 'how-to',
    });
    expect(page('/he/using/leaving')?.frontMatter.keywords).toBeUndefined();
  });

  it.each([
    ['no home page', hebrew.filter(({ name }) => !name.endsWith('index.mdx')), 'no home page'],
    ['no language file', hebrew.filter(({ name }) => !name.endsWith('_language.yaml')), 'no such file'],
    [
      'a page without an original',
      [...hebrew, { name: '_languages/he/using/leavin.mdx', text: head('x') }],
      '/using/leavin',
    ],
    [
      'a name that is no code',
      hebrew.map((file) => ({ ...file, name: file.name.replace('/he/', '/Hebrew!/') })),
      '"Hebrew!"',
    ],
    [
      "the code of the site's own language",
      hebrew.map((file) => ({ ...file, name: file.name.replace('/he/', '/en/') })),
      '"en" is the site\'s own language.',
    ],
  ])('is refused with %s, with the file and how to fix it', (_, files, message) => {
    const [finding] = contentFrom([...site, ...files]).findings;
    expect(finding).toMatchObject({ severity: 'error', message: expect.stringContaining(message) });
    expect(finding?.file).toMatch(/^content\/_languages\//);
    expect(finding?.hint).toBeTruthy();
  });

  it('is refused where its addresses would be those of pages', () => {
    const clash = { name: 'he/index.mdx', text: exampleText() };
    const messages = contentFrom([...site, clash, ...hebrew]).findings.map(({ message }) => message);
    expect(messages).toContain('/he/ is also the address of pages.');
  });

  it('names each text of the site that is missing, and each that the site does not say, with its line', () => {
    const text = exampleLanguage(['Serch', ...TEXTS_TO_SAY.slice(1)]);
    const { findings } = contentFrom([...site, { name: hebrew[0]!.name, text }, ...hebrew.slice(1)]);
    expect(findings.map(({ message }) => message).join()).toContain(TEXTS_TO_SAY[0]);
    expect(findings.find(({ message }) => message.includes('"Serch"'))?.line).toBe(8);
  });
});

describe('the state of a translation', () => {
  const leaving = contentFrom(site).documents[1]!;

  it('is behind until it names what its original says now', () => {
    expect(page('/he/using/leaving')?.isBehind).toBe(true);
    const noted = hebrew.map((file) => ({
      ...file,
      text: file.name.endsWith('leaving.mdx') ? withDigest(file.text, leaving) : file.text,
    }));
    expect(contentFrom([...site, ...noted]).languages[0]?.translations[1]?.isBehind).toBe(false);
  });

  it('changes with the words of the original, not with line breaks or facts', () => {
    const digest = digestOf(leaving);
    expect(digestOf({ ...leaving, mdx: '##  Steps\nOne. ' })).toBe(digest);
    expect(digestOf({ ...leaving, frontMatter: { ...leaving.frontMatter, sidebar_position: 9 } })).toBe(digest);
    expect(digestOf({ ...leaving, mdx: '## Steps\n\nTwo.\n' })).not.toBe(digest);
  });

  it('is written in place, and again', () => {
    const once = withDigest(`${head('x')}translates: in the text\n`, leaving);
    expect(once).toContain(`translates: ${digestOf(leaving)}\n---\n\ntranslates: in the text\n`);
    expect(withDigest(once, leaving)).toBe(once);
  });
});
