import { holdScripts, isRouterPiece, orderHead, splitPageData } from '@/lib/export/next-page';

/** The parts of a page exported by Next.js that we rely on. tests/nightly/plain-build.spec.ts checks real ones. */
const exported = (base = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="${base}/_next/static/chunks/m.js"/><script src="${base}/_next/static/chunks/a.js" async=""></script><script src="${base}/_next/static/chunks/b.js" async=""></script><script>inline()</script><script src="${base}/_next/static/chunks/poly.js" noModule=""></script></head><body><main>Text</main><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});</script><script src="${base}/_next/static/chunks/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

describe('taking the scripts out of a page', () => {
  it.each(['', '/LAMP-platform'])('finds each file once, below "%s"', (base) => {
    expect(holdScripts(exported(base))?.scripts).toEqual([
      `${base}/_next/static/chunks/a.js`,
      `${base}/_next/static/chunks/b.js`,
    ]);
  });

  it('keeps text, inline scripts, page data, and scripts for old browsers, and holds the one that starts the app', () => {
    expect(holdScripts(exported())?.html).toBe(
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>inline()</script><script src="/_next/static/chunks/poly.js" noModule=""></script></head><body><main>Text</main><script type="text/plain" data-held="">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>',
    );
  });

  it.each([' id="_N_E"', ' async="" id="_N_E"'])('finds a file with the attributes "%s"', (attributes) => {
    const held = holdScripts(
      exported().replace('</head>', `<script src="/_next/static/c.js"${attributes}></script></head>`),
    );
    expect(held?.scripts).toContain('/_next/static/c.js');
    expect(held?.html).not.toContain('/_next/static/c.js');
  });

  it.each([
    ['nothing that starts the app', / id="_R_"/],
    ['no page data', /self\.__next_f/g],
    ['no script files', / async=""/g],
  ])('returns nothing for a page with %s', (_, missing) => {
    expect(holdScripts(exported().replace(missing, ' defer=""'))).toBeUndefined();
  });
});

it('extracts the page data as one string', () => {
  const script = (entry: string) => `<script>self.__next_f.push(${entry})</script>`;
  const page = `<p>a</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${script('[1,"0:\\u003cp\\u003e\\n"]')}${script('[1,"1:])"]')}</body>`;
  expect(splitPageData(page)).toEqual({ html: '<p>a</p></body>', data: '0:<p>\n1:])' });
});

it.each([
  ['__next._tree.txt', true],
  ['__next.faq.__PAGE__.txt', true],
  ['index.txt', false],
  ['__next._tree.txt.br', false],
])('tells a piece of page data by its name: %s', (name, expected) => {
  expect(isRouterPiece(name)).toBe(expected);
});

it('gives the tags in the head one order, whichever of them came first', () => {
  const page = '<title>A</title><meta name="description" content="B"/>';
  const layout = '<link rel="icon" href="/favicon.svg"/><meta name="color-scheme" content="light dark"/>';
  const ordered = (...tags: string[]) => orderHead(`<head><meta charSet="utf-8"/>${tags.join('')}</head><body>`);
  expect(ordered(page, layout)).toBe(ordered(layout, page));
  expect(ordered(layout, page)).toBe(`<head><meta charSet="utf-8"/>${layout}${page}</head><body>`);
  expect(ordered(page)).toBe(`<head><meta charSet="utf-8"/>${page}</head><body>`);
});
