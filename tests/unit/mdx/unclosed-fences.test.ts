import { findUnclosedFences } from '@/lib/mdx/unclosed-fences';

it.each([
  ['closed fences', '```js\na\n```\n\n~~~\nb\n~~~\n'],
  ['a Markdown sample in a longer fence', '````md\n```js\na\n```\n````\n'],
  ['tildes inside backticks', '```text\n~~~\n```\n'],
  ['a fence in a list', '- one\n\n  ```js\n  a\n  ```\n'],
  ['inline code', 'Write ```a``` for it.\n'],
])('finds none in %s', (_, text) => expect(findUnclosedFences(text)).toEqual([]));

it.each([
  ['at the end of the text', 'Text.\n\n```js\na\n', [{ line: 3, column: 1, end: 6 }]],
  ['before a heading', '```js\na\n\n## Next\n\nText.\n', [{ line: 1, column: 1, end: 4 }]],
  ['before the closing tag around it', '<Tab>\n\n  ```js\n  a\n\n</Tab>\n', [{ line: 3, column: 3, end: 6 }]],
  ['before another fence', '```js\na\n\n```py\nb\n```\n', [{ line: 1, column: 1, end: 4 }]],
])('finds one %s', (_, text, found) => expect(findUnclosedFences(text)).toEqual(found));
