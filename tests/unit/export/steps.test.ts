import fs from 'node:fs';
import path from 'node:path';
import { addressRepairScript } from '@/lib/export/address-repair';
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
  treesOf: () => Promise.reject(),
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

/** A page as Next.js exports it, with these script files. */
const exported = (scripts: string[]) =>
  `<html><head><meta charSet="utf-8"/>${scripts.map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`).join('')}</head><body><p>Text</p><script id="_R_">start()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:data\\n"])</script></body></html>`;

it('all pages share one start script, and each names the files that it loads', async () => {
  write('index.html', exported(['react', 'ours']));
  write('faq/index.html', exported(['react', 'menu']));
  expect(await deferApp.run(site)).toEqual([]);
  const [file = '', ...others] = fs.readdirSync(at('_next/static/chunks'));
  expect(file).toMatch(/^start-\w+\.js$/);
  expect(others).toEqual([]);
  for (const [page, own] of [
    ['index.html', 'ours'],
    ['faq/index.html', 'menu'],
  ] as const) {
    expect(read(page)).toContain(
      `<script src="/_next/static/chunks/${file}" async="" data-start-script="" data-scripts="/_next/static/chunks/react.js /_next/static/chunks/${own}.js"></script></body>`,
    );
  }
});

describe('page data', () => {
  const page = exported(['a']);
  const deferred = async (data?: string) => {
    write('a b/index.html', page);
    if (data !== undefined) write('a b/index.txt', data);
    expect(await deferApp.run(site)).toEqual([]);
    return read('a b/index.html');
  };

  it('moves to its file', async () => {
    const html = await deferred('0:data\n');
    expect(html).not.toContain('__next_f');
    expect(html).toContain(' data-page-data="/a%20b/index.txt"></script></body>');
  });

  it.each([['the file does not exist', undefined] as const, ['the file has other content', '0:other\n'] as const])(
    'stays in the page if %s',
    async (_, data) => {
      const html = await deferred(data);
      expect(html).toContain('self.__next_f.push([1,"0:data\\n"])');
      expect(html).not.toContain('data-page-data');
    },
  );
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

it('has unique step names, and the security policy after all other steps that change pages', () => {
  const names = exportSteps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.indexOf('security-policy')).toBeGreaterThan(
    Math.max(...['defer-app', 'inline-styles', 'order-head', 'address-repair'].map((name) => names.indexOf(name))),
  );
});

it('rejects the name of an unknown step', async () => {
  await expect(runExportSteps(site, ['speed'])).rejects.toThrow('There is no step "speed"');
});

describe('the address repair script', () => {
  const repaired = (address: string, basePath = '') => {
    const url = new URL(address, 'https://docs.example.org');
    let target: string | undefined;
    const location = Object.assign(url, {
      replace: (to: string) => {
        target = to;
      },
    });
    // oxlint-disable-next-line no-new-func -- the export has the script only as text
    new Function('location', addressRepairScript(['/', '/faq', '/develop/Training Modules/x'], basePath))(location);
    return target;
  };

  it.each([
    ['/FAQ/?q=1#a', '/faq/?q=1#a'],
    ['/faq.html', '/faq/'],
    ['/faq/index.html', '/faq/'],
    ['/develop/training%20modules/X', '/develop/Training%20Modules/x/'],
    ['/faqs/', undefined],
    ['/faq/', undefined],
  ])('redirects %s to %s', (from, to) => expect(repaired(from)).toBe(to));

  it('leaves addresses outside the base path alone', () => {
    expect(repaired('/docs/FAQ', '/docs')).toBe('/docs/faq/');
    expect(repaired('/FAQ', '/docs')).toBeUndefined();
  });
});
