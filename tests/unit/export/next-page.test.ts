import { holdScripts, orderHead, splitPageData } from '@/lib/export/next-page';

/** The parts of a page that we rely on. tests/nightly/plain-build.spec.ts checks real ones. */
const exported = `<head><script src="/base/_next/static/chunks/a.js" async=""></script><script src="/base/_next/static/chunks/poly.js" noModule=""></script></head><body><script id="_R_">start()</script><script>self.__next_f.push([0])</script></body>`;

it.each([
  ['nothing that starts the app', / id="_R_"/],
  ['no page data', /self\.__next_f/g],
  ['no script files', / async=""/g],
])('takes no scripts out of a page with %s', (_, missing) => {
  expect(holdScripts(exported)?.scripts).toEqual(['/base/_next/static/chunks/a.js']);
  expect(holdScripts(exported.replace(missing, ' defer=""'))).toBeUndefined();
});

it('extracts the page data as one string', () => {
  const script = (entry: string) => `<script>self.__next_f.push(${entry})</script>`;
  const page = `<p>a</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${script('[1,"0:\\u003cp\\u003e\\n"]')}${script('[1,"1:])"]')}</body>`;
  expect(splitPageData(page)).toEqual({ html: '<p>a</p></body>', data: '0:<p>\n1:])' });
});

it('gives the tags in the head one order, whichever of them came first', () => {
  const page = '<title>A</title><meta name="description" content="B"/>';
  const layout = '<link rel="icon" href="/favicon.svg"/><meta name="color-scheme" content="light dark"/>';
  const ordered = (...tags: string[]) => orderHead(`<head><meta charSet="utf-8"/>${tags.join('')}</head><body>`);
  expect(ordered(page, layout)).toBe(ordered(layout, page));
  expect(ordered(layout, page)).toBe(`<head><meta charSet="utf-8"/>${layout}${page}</head><body>`);
  expect(ordered(page)).toBe(`<head><meta charSet="utf-8"/>${page}</head><body>`);
});
