import { splitRuntime } from '@/lib/export/split-runtime';

const file = (name: string, more = ' async=""') =>
  `<script src="/base/_next/static/chunks/${name}.js"${more}></script>`;
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"<p>\\"\\n"])</script>';
const BOOT = '(self.TURBOPACK||=[]).push(["boot",{otherChunks:[]}])';
const EXPORTED = [
  '<!DOCTYPE html><html><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/base/_next/static/chunks/a.js"/>',
  '<link rel="preload" as="image" href="/logo.svg"/>',
  '<link rel="stylesheet" href="/base/_next/static/chunks/s.css" data-precedence="next"/>',
  file('a'),
  file('b'),
  file('old', ' noModule=""'),
  '<script>early()</script>',
  '</head><body><p>Text</p>',
  '<script type="application/ld+json">{"@type":"WebPage"}</script>',
  '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>',
  file('a', ' id="_again_" async=""'),
  `<script id="_R_">${BOOT}</script>`,
  DATA,
  '<script src="https://stats.example/s.js" defer=""></script>',
  '</body></html>',
].join('');

it('leaves a page that is complete to read, with only its own scripts', () => {
  expect(splitRuntime(EXPORTED).html).toBe(
    [
      '<!DOCTYPE html><html><head>',
      '<link rel="preload" as="image" href="/logo.svg"/>',
      '<link rel="stylesheet" href="/base/_next/static/chunks/s.css" data-precedence="next"/>',
      '<script>early()</script>',
      '</head><body><p>Text</p>',
      '<script type="application/ld+json">{"@type":"WebPage"}</script>',
      '<script src="https://stats.example/s.js" defer=""></script>',
      '</body></html>',
    ].join(''),
  );
});

it('names each script file once, in the order of the page, without those for browsers without modules', () => {
  expect(splitRuntime(EXPORTED).scripts).toEqual(['/base/_next/static/chunks/a.js', '/base/_next/static/chunks/b.js']);
});

it('keeps the code that must run before the files', () => {
  expect(splitRuntime(EXPORTED).boot).toBe(BOOT);
  expect(splitRuntime(`<p>x</p>${file('a')}${DATA}`).boot).toBe('');
});

it('puts parts that came late back in their place first', () => {
  const late = `<!--$?--><template id="B:0"></template><!--/$-->${file('a')}${DATA}<div hidden id="S:0"><b>late</b></div><script>$RC("B:0","S:0")</script>`;
  expect(splitRuntime(late).html).toBe('<!--$--><b>late</b><!--/$-->');
});

it('refuses a page without script files or without page data', () => {
  expect(() => splitRuntime(`<p>x</p>${file('a')}`)).toThrow(/has the output of Next.js changed/);
  expect(() => splitRuntime(`<p>x</p>${DATA}`)).toThrow(/has the output of Next.js changed/);
});
