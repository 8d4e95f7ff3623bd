import { inlineBoundaries } from '@/lib/export/inline-boundaries';

const hole = (name: string) => `<!--$?--><template id="${name}"></template><!--/$-->`;
const part = (name: string, content: string, before = '') =>
  `<div hidden id="S:${name}">${content}</div><script>${before}$RC("B:${name}","S:${name}")</script>`;

it('puts late parts where they belong and leaves nothing behind', () => {
  const html = `<body><nav>${hole('B:0')}</nav><main>${hole('B:1')}</main>${part('0', '<div><p>$1 $& one</p></div>', '$RB=[];$RC=function(a,b){};')}${part('1', '<p>two</p>')}</body>`;
  expect(inlineBoundaries(html)).toBe(
    '<body><nav><!--$--><div><p>$1 $& one</p></div><!--/$--></nav><main><!--$--><p>two</p><!--/$--></main></body>',
  );
});

it('joins parts inside parts', () => {
  const html = `${hole('B:0')}${part('0', `<b>${hole('B:1')}</b>`)}${part('1', 'in')}`;
  expect(inlineBoundaries(html)).toBe('<!--$--><b><!--$-->in<!--/$--></b><!--/$-->');
});

it('leaves a page without late parts as it is', () => {
  const html = '<body><!--$--><p>all</p><!--/$--><script>1</script></body>';
  expect(inlineBoundaries(html)).toBe(html);
});

it('refuses a page of which a part is left over', () => {
  expect(() => inlineBoundaries(`${hole('B:0')}<div hidden id="S:0">x</div>`)).toThrow(
    /has the output of React changed/,
  );
  expect(() => inlineBoundaries(hole('B:0'))).toThrow(/without its place/);
});
