import path from 'node:path';
import { deferApp } from '@/lib/export/defer-app';
import type { ExportedSite } from '@/lib/export/exported-site';
import { inlineStyles } from '@/lib/export/inline-styles';
import { exportSteps, runExportSteps } from '@/lib/export/steps';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, read, write: writeFiles } = temporaryFolder();
const write = (file: string, text: string) => writeFiles({ [file]: text });
const site: ExportedSite = {
  get folder() {
    return at();
  },
  basePath: '',
  markdown: new Map(),
};
const UNRECOGNIZED = '<html><p>Made by something else';

it('leaves an unrecognized page unchanged, and says so', async () => {
  write('a/index.html', UNRECOGNIZED);
  const changesPages = ['defer-app', 'inline-styles', 'order-head', 'security-policy'];
  const without = exportSteps.map(({ name }) => name).filter((name) => !changesPages.includes(name));
  const notices = await runExportSteps(site, without);
  expect(read('a/index.html')).toBe(UNRECOGNIZED);
  expect(notices).toEqual(
    changesPages.map((name) => `${name} doesn't know the form of ${path.join('a', 'index.html')}. Not changed.`),
  );
});

it.each([
  ['the file does not exist', undefined],
  ['the file has other content', '0:other\n'],
])('page data stays in the page if %s', async (_, data) => {
  const start = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const rest = '<script id="_R_">start()</script><script>self.__next_f.push([1,"0:data\\n"])</script>';
  write('a b/index.html', `<html><head><meta charSet="utf-8"/>${start}</head><body><p>Text</p>${rest}</body></html>`);
  if (data !== undefined) write('a b/index.txt', data);
  expect(await deferApp.run(site)).toEqual([]);
  expect(read('a b/index.html')).toContain('self.__next_f.push([1,"0:data\\n"])');
  expect(read('a b/index.html')).not.toContain('data-page-data');
});

describe('style sheets', () => {
  const belowBase = (): ExportedSite => ({ ...site, basePath: '/docs' });
  const link = '<link rel="stylesheet" href="/docs/_next/a.css" data-precedence="next"/>';

  it('are written into the page, below the base path', async () => {
    write('_next/a.css', 'a{}\n');
    write('index.html', `<head>${link}`);
    expect(await inlineStyles.run(belowBase())).toEqual([]);
    expect(read('index.html')).toBe(`<head><style>a{}</style>${link.replace('/>', ' disabled=""/>')}`);
  });

  it.each([
    ['missing', undefined],
    ['a sheet that refers to another file beside it', 'a{background:url(b.svg)}'],
    ['a sheet that loads another', '@import "b.css";'],
    ['a sheet that would end the element', 'a::after{content:"</style>"}'],
  ])('stay links if the file is %s', async (_, text) => {
    if (text !== undefined) write('_next/a.css', text);
    write('index.html', `<head>${link}`);
    expect(await inlineStyles.run(belowBase())).toHaveLength(1);
    expect(read('index.html')).toBe(`<head>${link}`);
  });
});

it('rejects the name of an unknown step', async () => {
  await expect(runExportSteps(site, ['speed'])).rejects.toThrow('There is no step "speed"');
});
