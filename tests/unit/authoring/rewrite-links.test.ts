import { rewriteLinks } from '@/lib/authoring/rewrite-links';

const moved = new Map([
  ['/a/old', '/b/new'],
  ['/a/Old Page', '/b/New Page'],
]);
const page = (mdx: string) => rewriteLinks('content/x.mdx', `---\ntitle: X\n---\n\n${mdx}`, moved).slice(18);
const data = (yaml: string) => rewriteLinks('content/_data/x.yaml', yaml, moved);
const api = (yaml: string) => rewriteLinks('openapi/x.yaml', yaml, moved);

it.each([
  ['a link, whose slash, query, and hash stay', '[a](/a/old/) [b](/a/old?x=1#c)', '[a](/b/new/) [b](/b/new?x=1#c)'],
  [
    'a link with a title, or in angle brackets',
    '[a](/a/old/ "/a/old/") [b](</a/old>)',
    '[a](/b/new/ "/a/old/") [b](</b/new>)',
  ],
  ['a link whose text is its address', '[/a/old/](/a/old/)', '[/a/old/](/b/new/)'],
  ['a link with formatted words', '[**a** and `/a/old`](/a/old/)', '[**a** and `/a/old`](/b/new/)'],
  ['an encoded address', '[a](/a/Old%20Page/)', '[a](/b/New%20Page/)'],
  ['a definition', '[a]\n\n[a]: /a/old/#b', '[a]\n\n[a]: /b/new/#b'],
  [
    'an attribute, in any quotes',
    `<Card title="A" href="/a/old/" />\n\n<Card href='/a/old#b' />`,
    `<Card title="A" href="/b/new/" />\n\n<Card href='/b/new#b' />`,
  ],
  ['a link below a heading with an ID of its own', '## A {#a}\r\n\r\n[b](/a/old/)', '## A {#a}\r\n\r\n[b](/b/new/)'],
  ['a link in a box', ':::note[A]\n\n[b](/a/old/)\n\n:::', ':::note[A]\n\n[b](/b/new/)\n\n:::'],
  ['a link on a page whose tags are wrong', '<Card>\n\n[b](/a/old/)', '<Card>\n\n[b](/b/new/)'],
])('changes %s', (_, before, after) => expect(page(before)).toBe(after));

it.each([
  '[a](/a/older/) [b](https://example.org/a/old/)',
  'Prose about /a/old/, and `[a](/a/old/)`.',
  '```md\n[a](/a/old/)\n```',
])('leaves alone: %s', (text) => expect(page(text)).toBe(text));

it.each([
  ['an entry of a list', 'pages:\n  - /a/old/\n  - /a/older/\n', 'pages:\n  - /b/new/\n  - /a/older/\n'],
  ['a value in quotes, before a comment', "link: '/a/old' # about /a/old\n", "link: '/b/new' # about /a/old\n"],
  ['an address with a space', 'link: /a/Old Page\n', 'link: /b/New Page\n'],
  [
    'a key of a file that is sorted by page',
    '/a/old:\n  part: /a/old is prose\n',
    '/b/new:\n  part: /a/old is prose\n',
  ],
  [
    'a link in folded YAML, but not the same words before it',
    'text: >\n  Not /a/old/,\n  but [this](/a/old/).\n',
    'text: >\n  Not /a/old/,\n  but [this](/b/new/).\n',
  ],
])('changes %s of a data file', (_, before, after) => expect(data(before)).toBe(after));

it('changes the values of the API description, and never a path of the API itself', () =>
  expect(api('paths:\n  /a/old:\n    x-guides:\n      - /a/old/\n')).toBe(
    'paths:\n  /a/old:\n    x-guides:\n      - /b/new/\n',
  ));

it('changes links in front matter', () =>
  expect(rewriteLinks('content/x.mdx', '---\noutput: See [a](/a/old/).\n---\n', moved)).toBe(
    '---\noutput: See [a](/b/new/).\n---\n',
  ));
