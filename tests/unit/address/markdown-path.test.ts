import { markdownPath } from '@/lib/address/markdown-path';

it.each([
  ['/', '/index.md'],
  ['/faq', '/faq.md'],
  ['/develop/how_works', '/develop/how_works.md'],
])('has the Markdown version of %s at %s', (path, expected) => {
  expect(markdownPath(path)).toBe(expected);
});
