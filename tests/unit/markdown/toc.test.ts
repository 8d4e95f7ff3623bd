import { tocOf } from '@/lib/markdown/toc';

const heading = (depth: number, text: string) => ({ depth, text, id: text.toLowerCase() });
const names = (items: ReturnType<typeof tocOf>): unknown[] =>
  items.map((item) => (item.children.length ? [item.text, names(item.children)] : item.text));

it.each([
  ['nests level 3 and leaves level 4 out', [2, 3, 4, 2], [['a', ['b']], 'd']],
  ['keeps a level-3 heading that comes before any level-2 heading', [3, 2, 3], ['a', ['b', ['c']]]],
  ['keeps the nesting of a level-3 heading after a level-4 heading', [2, 4, 3], [['a', ['c']]]],
  ['leaves level 1 out', [1, 2], ['b']],
  ['is empty without headings in range', [4, 5, 1], []],
])('the table of contents: %s', (_name, depths, expected) => {
  const letters = 'abcdef';
  expect(names(tocOf(depths.map((depth, index) => heading(depth, letters[index] ?? ''))))).toEqual(expected);
});

it('skips headings without text', () => {
  expect(tocOf([heading(2, ''), heading(2, 'a')])).toHaveLength(1);
});
