import { classesIn, usedStyles } from '@/lib/export/used-styles';

const left = (css: string, ...missing: string[]) => usedStyles(css, (name) => missing.includes(name));

it('finds the classes of elements, not what scripts and styles say', () => {
  const html = '<body class="page  wide"><script>\'<p class="told">\'</script><style>.styled{}</style><p class="text">';
  expect(classesIn(html)).toEqual(['page', 'wide', 'text']);
});

it.each([
  ['a rule for a class that is missing', '.a{top:0}.b{top:0}', '.b{top:0}'],
  ['one selector of several', '.a,.b{top:0}', '.b{top:0}'],
  ['what stands inside or beside it', '.a .b,.b>.a,.b.a,.b{top:0}', '.b{top:0}'],
  ['one of those in a list', ':where(.a,.b) i,:is(.a) i{top:0}', ':where(.b) i{top:0}'],
  ['what it belongs to', '@media print{.a{top:0}}@layer c{.a{top:0}.b{top:0}}', '@layer c{.b{top:0}}'],
])('leaves out %s', (_, css, rest) => {
  expect(left(css, 'a')).toBe(rest);
});

it.each([
  '.b:not(.a){top:0}',
  'html:has(.a) .b{top:0}',
  'a{top:0}',
  '#a{top:0}',
  '@layer a,b;',
  '@keyframes a{50%{top:0}}',
  ':root{--a: 1px;--b:calc( 1px + 2px )}',
])('keeps %s', (css) => {
  expect(left(css, 'a')).toBe(css);
});
