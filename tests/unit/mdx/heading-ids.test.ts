import { protectExplicitIds } from '@/lib/mdx/heading-ids';

it('hides explicit ids from the parser without moving anything', () => {
  const source = '# One {#one}\n\ntext {#not}\n\n```\n## Code {#code}\n```\n\n## Two {#two}';
  const hidden = protectExplicitIds(source);
  expect(hidden).not.toContain('{#one}');
  expect(hidden).not.toContain('{#two}');
  expect(hidden).toContain('{#not}');
  expect(hidden).toContain('## Code {#code}');
  expect(hidden.split('\n')).toHaveLength(source.split('\n').length);
});

it('knows which fence closes which', () => {
  const hidden = protectExplicitIds('~~~~\n~~~\n## A {#a}\n~~~~\n## B {#b}');
  expect(hidden).toContain('{#a}');
  expect(hidden).not.toContain('{#b}');
});
