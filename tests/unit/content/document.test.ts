import { documentFrom, pathOfFile } from '@/lib/content/document';

const front = `title: Questions
description: Answers to what readers ask most, with a link to the page that tells more about it.
sidebar_position: 3
audience: [developer]
kind: concept
checked: 2025-12`;
const file = (head: string, mdx = 'Text.') => `---\n${head}\n---\n\n${mdx}\n`;

it.each([
  ['faq.mdx', '/faq'],
  ['index.mdx', '/'],
  ['a/index.mdx', '/a'],
  ['using/2025-changes.mdx', '/using/2025-changes'],
  ['quick_links/988-lifeline.mdx', '/quick_links/988-lifeline'],
  ['develop/Training Modules/training-modules.mdx', '/develop/Training Modules/training-modules'],
  ['start_here/activities/activities.mdx', '/start_here/activities/activities'],
  ['a\\b.mdx', '/a/b'],
])('serves %s at %s', (name, path) => expect(pathOfFile(name)).toBe(path));

describe('documentFrom', () => {
  it('reads a page, with the lines of its file', () => {
    const { document, findings } = documentFrom('using/faq.mdx', file(front, 'Here.'));
    expect(findings).toEqual([]);
    expect(document).toMatchObject({
      file: 'content/using/faq.mdx',
      path: '/using/faq',
      frontMatter: { title: 'Questions', sidebar_position: 3 },
      positions: { title: { line: 2, column: 1 }, checked: { line: 7, column: 1 } },
    });
    expect(document?.mdx.split('\n').indexOf('Here.')).toBe(file(front, 'Here.').split('\n').indexOf('Here.'));
  });

  it.each(['\n', '\r\n', '\r'])('reads files with the line ending %j and a byte order mark', (end) => {
    const { document, findings } = documentFrom('faq.mdx', `\uFEFF${file(front)}`.replace(/\n/g, end));
    expect(findings).toEqual([]);
    expect(document?.frontMatter.title).toBe('Questions');
    expect(document?.mdx).not.toContain('\r');
  });

  it.each([
    ['faq.mdx', front, ''],
    ['using/faq.mdx', front, 'using'],
    ['faq.mdx', `${front}\ncategory: quick_links`, 'quick_links'],
  ])('puts %s in the sidebar folder that it is in, or another one when asked', (name, head, folder) => {
    expect(documentFrom(name, file(head)).document?.folder).toBe(folder);
  });

  it.each([
    ['missing', 'Text.\n\n---\n\nMore.\n', 0],
    ['that is not closed', '---\ntitle: x\n\nText.\n\nMore.\n', 3],
    ['in another language', '---js\nmodule.exports = { title: 1 }\n---\n\nText.\n\nMore.\n', 4],
  ])('previews the text of a page with front matter %s, at its line', (_, text, line) => {
    const { document, findings } = documentFrom('using/how-to__begin.mdx', text);
    expect(findings).toHaveLength(1);
    expect(document?.mdx.split('\n').map((row) => row.trim())[line]).toBe('Text.');
    expect(document?.mdx.trim()).toMatch(/^Text\.[\s\S]*More\.$/);
    expect(document?.frontMatter.title).toBe('how to begin');
  });

  it.each<[what: string, text: string, line: number, message: RegExp]>([
    ['no front matter', 'Just text.', 1, /must start with a line "---"/],
    ['unclosed front matter', '---\ntitle: x\n', 1, /not closed/],
    ['JavaScript front matter', '---js\nmodule.exports = {}\n---\n\nText.', 1, /plain YAML, not "js"/],
    ['broken YAML', '---\ntitle: x\nlabel: a: b\n---\n\nText.', 3, /Not valid YAML/],
    ['an unknown key', file(`${front}\ntitel: x`), 8, /Unknown key "titel"\. Allowed keys: title, description/],
    ['a missing key', file(front.replace('title: Questions\n', '')), 2, /Missing key "title"/],
    ...['2025', '2025-13'].map((month): [string, string, number, RegExp] => [
      `the month ${month}`,
      file(front.replace('2025-12', month)),
      7,
      /"checked"/,
    ]),
    ['a description that is too short', file(front.replace(/description: .*/, 'description: x')), 3, /"description"/],
  ])('rejects %s with line and reason, once', (_name, text, line, message) => {
    const { findings } = documentFrom('faq.mdx', text);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ file: 'content/faq.mdx', line, severity: 'error' });
    expect(findings[0]?.message).toMatch(message);
  });

  it('keeps the valid part of invalid front matter, so that the text below it can be checked and rendered', () => {
    const { document, findings } = documentFrom('using/faq.mdx', file(front.replace('concept', 'essay')));
    expect(findings).toHaveLength(1);
    expect(document).toMatchObject({ path: '/using/faq', frontMatter: { title: 'Questions', sidebar_position: 3 } });
    expect(document?.mdx.trim()).toBe('Text.');
    expect(documentFrom('using/back_up.mdx', '---\ntitle: [x\n---\n\nText.').document?.frontMatter.title).toBe(
      'back up',
    );
    expect(documentFrom('index.mdx', 'Text.').document?.frontMatter.title).toBe('Home');
  });

  it('needs no content for a page that leads to another site', () =>
    expect(documentFrom('faq.mdx', file(`${front}\nredirect: https://example.org/`, '')).findings).toEqual([]));

  it('rejects a page without a text, at the end of its front matter, and says how to fix it', () => {
    const { document, findings } = documentFrom('using/faq.mdx', file(front, '   '));
    expect(document).toBeUndefined();
    expect(findings).toEqual([
      {
        file: 'content/using/faq.mdx',
        line: 8,
        rule: 'front-matter',
        message: 'The page has no text.',
        hint: 'Write it below this line. A page that leads to another site has its address as "redirect" instead.',
        severity: 'error',
      },
    ]);
    expect(documentFrom('using/faq.mdx', `---\n${front}\n---`).findings).toEqual(findings);
  });
});
