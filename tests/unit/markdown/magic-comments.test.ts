import { readMagicComments, withoutProofMarks } from '@/lib/markdown/code-blocks';

it.each([
  ['// highlight-next-line\na\nb', 'a\nb', [1]],
  ['a\n# highlight-start\nb\nc\n# highlight-end\nd', 'a\nb\nc\nd', [2, 3]],
  ['<!-- highlight-next-line -->\n<p/>', '<p/>', [1]],
  ['{/* highlight-next-line */}\n<p/>', '<p/>', [1]],
  ['  /* highlight-next-line */\nx', 'x', [1]],
  ['-- highlight-next-line\nSELECT 1', 'SELECT 1', [1]],
  ['% highlight-next-line\nx', 'x', [1]],
  ['(* highlight-next-line *)\nx', 'x', [1]],
  ["' highlight-next-line\nx", 'x', [1]],
])('reads the comment in %j', (code, clean, lines) => {
  expect(readMagicComments(code)).toEqual({ code: clean, lines });
});

it('leaves comments beside code and unknown words alone', () => {
  const code = 'a // highlight-next-line\n// highlight-everything\nb';
  expect(readMagicComments(code).lines).toEqual([]);
  expect(readMagicComments('a // highlight-next-line\nb').code).toBe('a // highlight-next-line\nb');
});

it.each([
  ['title="a.py" check', 'title="a.py"'],
  ['check {1,2} showLineNumbers', '{1,2} showLineNumbers'],
  ['input="x y" result', ''],
  ['title="run check"', 'title="run check"'],
])('removes check marks from %j', (meta, expected) => {
  expect(withoutProofMarks(meta)).toBe(expected);
});
